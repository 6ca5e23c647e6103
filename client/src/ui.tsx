// Small things that every page uses.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { gameNamed, switchTo } from "./api";
import type { LanguageView } from "./wire";
import { language, languages, t } from "./i18n";

declare global {
  interface HTMLElement {
    showPopover(options: { source: Element | null }): void; // TypeScript does not know yet that papers have a place
  }
}

export const Icon = ({ name, cls = "i" }: { name: string; cls?: string }) => (
  <svg class={cls} aria-hidden="true">
    <use href={`/symbols.svg#${name}`} />
  </svg>
);

/** A seat's colour and emblem, always together. */
export const SeatMark = ({ seat }: { seat: number }) => <Icon name={`seat-${seat + 1}`} cls="seat" />;

/** A game's own cover, or one of the house with its title. */
export function Cover({ game, cls }: { game: string; cls: string }) {
  const title = gameNamed(game);
  if (title?.cover) return <img class={cls} src={`/api/games/${game}/cover.svg?v=${title.art}`} alt="" />;
  return (
    <span class={`${cls} house-cover`} aria-hidden="true">
      <svg>
        <use href="/symbols.svg#ill-canoe" />
      </svg>
      <b>{title?.title ?? game}</b>
    </span>
  );
}

/** A refusal on a paper of its own, beside what was clicked: the heads of pages have no line to say it. */
function Refusal({ text, close }: { text: string; close: () => void }) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = paper.current!;
    node.showPopover({ source: node.previousElementSibling });
  }, []);
  return (
    <div
      ref={paper}
      popover="auto"
      class="pop below"
      onToggle={(event) => (event as ToggleEvent).newState === "closed" && close()}
    >
      <Alarm text={text} />
    </div>
  );
}

export function Languages() {
  const [trouble, setTrouble] = useState("");
  const { attempt } = useAttempt(setTrouble);
  const one = ({ code, name }: LanguageView) => (
    <a
      key={code}
      href="#"
      lang={code}
      hreflang={code}
      aria-current={language.value === code ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        attempt(() => switchTo(code));
      }}
    >
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <span class="sr">{name}</span>
    </a>
  );
  return (
    <>
      <nav class="lang" aria-label={t("language")}>
        {languages.value.map(one)}
      </nav>
      {trouble && <Refusal text={trouble} close={() => setTrouble("")} />}
    </>
  );
}

/** A paper that opens beside its button, or rises from below on a phone. */
export function Pop(props: {
  id: string;
  title: string;
  cls?: string;
  children: ComponentChildren;
  onClose?: () => void;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = box.current!;
    const told = (event: Event) => (event as ToggleEvent).newState === "closed" && props.onClose?.();
    node.addEventListener("toggle", told);
    return () => node.removeEventListener("toggle", told);
  }, [props.onClose]);
  return (
    <section
      id={props.id}
      ref={box}
      popover="auto"
      class={`pop ${props.cls ?? ""}`}
      aria-labelledby={`${props.id}-title`}
    >
      <header>
        <h2 id={`${props.id}-title`}>{props.title}</h2>
        <button class="btn quiet bare" type="button" popovertarget={props.id} popovertargetaction="hide">
          <Icon name="i-close" />
          <span class="sr">{t("close")}</span>
        </button>
      </header>
      {props.children}
    </section>
  );
}

/** A drawn state: heading, sentence, one main act. */
export const Drawn = (props: {
  art: string;
  title: string;
  children?: ComponentChildren;
  flat?: boolean;
  heading?: "h1" | "h2";
}) => {
  const Heading = props.heading ?? "h2";
  return (
    <div class={`drawn ${props.flat ? "flat" : ""}`}>
      <svg aria-hidden="true">
        <use href={`/symbols.svg#${props.art}`} />
      </svg>
      <Heading>{props.title}</Heading>
      {props.children}
    </div>
  );
};

export const Loading = () => (
  <div class="drawn loading" role="status">
    <svg class="rose" aria-hidden="true">
      <use href="/symbols.svg#rose" />
    </svg>
    <p>{t("loading")}</p>
  </div>
);

/** Something to ask of the server: a second click meanwhile asks nothing more, and a refusal is told in its own words. */
export function useAttempt(tell: (text: string) => void) {
  const [busy, setBusy] = useState(false);
  const attempt = (act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    void act()
      .then(
        () => tell(""),
        (error: Error) => tell(error.message),
      )
      .finally(() => setBusy(false));
  };
  return { busy, attempt };
}

/** What went wrong, in one sentence; nothing if nothing did. */
export const Alarm = ({ text }: { text: string }) =>
  text ? (
    <p class="why" role="alert">
      <Icon name="i-warn" /> {text}
    </p>
  ) : null;

/** Put a text on the clipboard; a page that came without https has only the old way. */
async function putOnClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error("not copied");
}

/** Copy a text and say for two seconds whether that was allowed. */
export function CopyButton({
  text,
  label,
  icon = "i-copy",
  cls = "btn",
}: {
  text: string;
  label: string;
  icon?: string;
  cls?: string;
}) {
  const [said, setSaid] = useState<"" | "copied" | "not-copied">("");
  useEffect(() => {
    if (!said) return;
    const end = setTimeout(() => setSaid(""), 2000);
    return () => clearTimeout(end);
  }, [said]);
  const copy = () =>
    putOnClipboard(text).then(
      () => setSaid("copied"),
      () => setSaid("not-copied"),
    );
  return (
    <button class={cls} type="button" onClick={() => void copy()}>
      <Icon name={icon} />
      <span aria-live="polite">{said ? t(said) : label}</span>
    </button>
  );
}
