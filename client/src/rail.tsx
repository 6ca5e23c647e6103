// Log and chat, as tabs of one book.
import { computed, effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "./api";
import { frozen } from "./choosing";
import { RuleLink } from "./lens";
import { frame, log, say, talk } from "./live";
import { Icon, SeatMark } from "./parts";
import { language, t } from "./words";

export const page = signal<"log" | "chat">("log");
const read = signal(0);
export const unread = computed(() => talk.value.length - read.value);
effect(() => {
  if (!talk.value.length) read.value = 0; // another table
});

/** Lines of moves that were taken back stay, struck through. */
function Log() {
  const { moves = 0 } = frame.value ?? {};
  const reach = moves - (frame.value?.undo.moves ?? 0);
  const lines = log.value;
  const wall = frame.value?.undo.moves ? lines.findIndex((line) => line.n > reach && !line.void) : -1;
  return (
    <div class="log" role="log" aria-label={t("log")} tabIndex={0}>
      <ol role="list">
        {lines.map((line, i) => [
          i === wall && (
            <li key="wall" class="reach">
              <Icon name="i-undo" />
              {t("undo-reaches")}
            </li>
          ),
          <li key={i} class={line.void ? "back" : ""}>
            {line.seat >= 0 ? <SeatMark seat={line.seat} /> : <Icon name="i-board" />}
            <span>
              {line.void ? <s>{line.text}</s> : line.text} {line.rule && <RuleLink id={line.rule} />}
            </span>
          </li>,
        ])}
      </ol>
    </div>
  );
}

/** Whether I would be heard: players always are, guests where the table wants it, nobody in a replay. */
function useHeard(): boolean {
  const { table = "", you = -1 } = frame.value ?? {};
  const [open, setOpen] = useState(false);
  const guest = you < 0 && !frozen.value;
  useEffect(() => {
    if (guest) api.table(table).then((about) => setOpen(about.open_talk), () => setOpen(false));
  }, [table, guest]);
  return !frozen.value && (!guest || open);
}

function Chat() {
  const heard = useHeard();
  const field = useRef<HTMLInputElement>(null);
  read.value = talk.value.length;
  const send = (event: Event) => {
    event.preventDefault();
    const text = field.current!.value.trim();
    if (!text || say({ type: "chat", text })) field.current!.value = ""; // what could not be sent stays
  };
  const hour = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" });
  return (
    <>
      <div class="chat" role="log" aria-label={t("chat")} tabIndex={0}>
        <ol role="list">
          {talk.value.map((line) => (
            <li key={line.n}>
              {line.seat >= 0 ? <SeatMark seat={line.seat} /> : <Icon name="i-eye" cls="seat" />}
              <div>
                <b>{line.name}</b> <time>{hour.format(line.at * 1000)}</time>
                <p>{line.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {!talk.value.length && <p class="muted">{t("chat-empty")}</p>}
      </div>
      {heard && (
        <form class="say-it" onSubmit={send}>
          <input ref={field} id="chat-field" type="text" maxLength={500} aria-label={t("chat-say")} placeholder={t("chat-say")} autocomplete="off" />
          <button class="btn bare">
            <Icon name="i-send" />
            <span class="sr">{t("send")}</span>
          </button>
        </form>
      )}
    </>
  );
}

export function Book({ style }: { style?: Record<string, string> }) {
  const tab = (name: "log" | "chat", icon: string) => (
    <a
      href={`#${name}`}
      aria-current={page.value === name ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        page.value = name;
      }}
    >
      <Icon name={icon} />
      {t(name)}
      {name === "chat" && unread.value > 0 && page.value !== "chat" && <span class="tag">{unread.value}</span>}
    </a>
  );
  return (
    <section class="book slip" aria-label={t("log")} style={style}>
      <nav class="tabs" aria-label={t("log-or-chat")}>
        {tab("log", "i-log")}
        {tab("chat", "i-chat")}
      </nav>
      {page.value === "log" ? <Log /> : <Chat />}
    </section>
  );
}
