// Log and chat, as tabs of one book.
import { signal } from "@preact/signals";
import { Chat, unread } from "./chat";
import { RuleLink } from "./lens";
import { frame, log } from "./socket";
import { frozen } from "./choosing";
import { moments, stepBy } from "./story";
import { Icon, SeatMark } from "./ui";
import { t } from "./i18n";

export const openTab = signal<"log" | "chat">("log");

function Log() {
  const { moves = 0 } = frame.value ?? {};
  const reach = moves - (frame.value?.undo.moves ?? 0);
  const lines = log.value;
  const wall = frame.value?.undo.moves ? lines.findIndex((line) => line.n > reach) : -1;
  return (
    <div class="log" role="log" aria-live="off" aria-label={t("log")} tabIndex={0}>
      <ol role="list">
        {lines.map((line, i) => [
          i === wall && (
            <li key="wall" class="reach">
              <Icon name="i-undo" />
              {t("undo-reaches")}
            </li>
          ),
          <li key={i}>
            {line.seat >= 0 ? <SeatMark seat={line.seat} /> : <Icon name="i-board" />}
            <span>
              {line.text} {line.rule && <RuleLink id={line.rule} />}
            </span>
          </li>,
        ])}
      </ol>
      {!lines.length && <p class="muted">{t("log-empty")}</p>}
    </div>
  );
}

export function LogAndChat({ style }: { style?: Record<string, string> }) {
  const tab = (name: "log" | "chat", icon: string) => (
    <a
      href={`#${name}`}
      aria-current={openTab.value === name ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        openTab.value = name;
      }}
    >
      <Icon name={icon} />
      {t(name)}
      {name === "chat" && unread.value > 0 && openTab.value !== "chat" && <span class="tag">{unread.value}</span>}
    </a>
  );
  return (
    <section class="book slip" aria-label={t("log")} style={style}>
      <nav class="tabs" aria-label={t("log-or-chat")}>
        {tab("log", "i-log")}
        {tab("chat", "i-chat")}
        {moments.value.length > 0 && !frozen.value && (
          <button class="btn quiet again" type="button" onClick={() => stepBy(-1)}>
            <Icon name="i-again" />
            <span class="sr">{t("step-through")}</span>
          </button>
        )}
      </nav>
      {openTab.value === "log" ? <Log /> : <Chat />}
    </section>
  );
}
