// Talk at a table: the players', the spectators', and before the game everybody's.
import { computed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "./api";
import { frozen } from "./choosing";
import { keep, kept } from "./keeping";
import { frame, send, talk, talkRead } from "./socket";
import { Icon, SeatMark } from "./ui";
import type { Talk } from "./wire";
import { language, t } from "./i18n";

const REMEMBERED = 30; // tables of which this browser knows how far its reader has read

function readAt(): Record<string, number> {
  try {
    return JSON.parse(kept("read") || "{}") as Record<string, number>;
  } catch {
    return {}; // somebody else wrote there
  }
}

/** What I have said myself is no news to me. */
function isMine(line: Talk): boolean {
  const you = frame.value?.you ?? -1;
  return line.seat === you && (you >= 0 || line.name === api.me.value?.name);
}

export const unread = computed(() => {
  const read = Math.max(talkRead.value, readAt()[frame.value?.table ?? ""] ?? 0);
  return talk.value.filter((line) => line.n > read && !isMine(line)).length;
});

/** All that has been said is read: so it stays, also when the page is opened again. */
function markRead(table: string, n: number): void {
  talkRead.value = n;
  const others = Object.entries(readAt()).filter(([id]) => id !== table);
  keep("read", JSON.stringify(Object.fromEntries([...others.slice(1 - REMEMBERED), [table, n]])));
}

/** What stands where nobody has said anything, or where somebody does not hear everything. */
function remark(): string {
  if (frozen.value) return t("chat-replay");
  const { hears = true, you = -1, phase } = frame.value ?? {};
  if (!hears) return t("chat-closed");
  if (you < 0 && phase === "playing") return t("chat-open");
  return talk.value.length ? "" : t("chat-empty");
}

export function Chat() {
  const field = useRef<HTMLInputElement>(null);
  const lines = talk.value;
  const last = lines.at(-1)?.n ?? 0;
  const table = frame.value?.table ?? "";
  useEffect(() => {
    if (last) markRead(table, last);
  }, [table, last]);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = field.current!.value.trim();
    if (!text || send({ type: "chat", text })) field.current!.value = ""; // what could not be sent stays
  };
  const hour = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" });
  const note = remark();
  return (
    <>
      <div class="chat" role="log" aria-label={t("chat")} tabIndex={0}>
        <ol role="list">
          {lines.map((line) => (
            <li key={line.n}>
              {line.seat >= 0 ? <SeatMark seat={line.seat} /> : <Icon name="i-eye" cls="seat" />}
              <div>
                <b>{line.name}</b> <time>{hour.format(line.at * 1000)}</time>
                <p>{line.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {note && <p class="muted note">{note}</p>}
      </div>
      {!frozen.value && (
        <form class="say-it" onSubmit={submit}>
          <input
            ref={field}
            id="chat-field"
            type="text"
            maxLength={500}
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            autocomplete="off"
          />
          <button class="btn bare">
            <Icon name="i-send" />
            <span class="sr">{t("send")}</span>
          </button>
        </form>
      )}
    </>
  );
}
