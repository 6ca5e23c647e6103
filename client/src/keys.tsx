// The keys of a table, and the paper that lists them.
import { looking, pending, propose, putBack } from "./choosing";
import { opened } from "./lens";
import { openTab } from "./log-and-chat";
import { buttons } from "./prompt";
import { openRule } from "./rules";
import * as socket from "./socket";
import { stepBy } from "./story";
import { Pop } from "./ui";
import { openView } from "./open-view";
import { t } from "./i18n";
import { zoomBy, zoomOut } from "./zoom";

/** The number on a key, 0 if there is none; the number row of a French keyboard writes other signs. */
function numberOn(event: KeyboardEvent): number {
  const row = event.shiftKey ? "" : event.code.replace("Digit", "");
  return Number(event.key) || Number(row) || 0;
}

/** What a number presses: a button of the prompt, or yes and no while one move is asked about again. */
function numbered(number: number): (() => void) | undefined {
  const asked = pending.value;
  return asked ? [() => propose(asked), putBack][number - 1] : buttons.value[number - 1]?.act;
}

/** Leave what was opened or begun last. */
function leave(): void {
  if (looking.value >= 0) looking.value = -1;
  else if (socket.advice.value || socket.reason.value || socket.verdict.value)
    socket.advice.value = socket.reason.value = socket.verdict.value = null;
  else if (opened.value) opened.value = null;
  else putBack();
}

function talkNow(): void {
  openTab.value = "chat";
  openView.value = "log";
  setTimeout(() => document.getElementById("chat-field")?.focus());
}

const PRESS: Record<string, () => void> = {
  u: () => socket.undo(1),
  h: () => socket.send({ type: "hint" }),
  r: () => openRule(),
  "/": () => openRule(),
  l: () => ((openTab.value = "log"), (openView.value = "log")),
  c: talkNow,
  p: () => document.getElementById("prompt")?.focus(),
  b: () => stepBy(-1),
  n: () => stepBy(1),
  "+": () => zoomBy(1.2),
  "-": () => zoomBy(1 / 1.2),
  "0": zoomOut,
  "?": () => document.getElementById("keys")?.showPopover(),
  Escape: leave,
};

/** Every key and what it does, as the paper lists them. */
const LISTED: [string[], string][] = [
  [["1–9"], "key-number"],
  [["←", "→", "↑", "↓"], "key-arrows"],
  [["↵"], "key-enter"],
  [["Esc"], "key-escape"],
  [["U"], "key-undo"],
  [["Ctrl", "Z"], "key-undo"],
  [["H"], "hint"],
  [["B", "N"], "key-step"],
  [["R"], "rules"],
  [["L"], "log"],
  [["C"], "chat"],
  [["P"], "skip-to-choices"],
  [["+", "−", "0"], "key-zoom"],
  [["?"], "keys"],
];

export function keys(event: KeyboardEvent): void {
  const phase = socket.frame.value?.phase;
  if (!phase || phase === "gathering") return; // there is no board yet to act on
  const field = (event.target as Element).closest("input, textarea, select");
  if (field || event.metaKey || event.altKey) return;
  const back = event.ctrlKey && event.key === "z";
  if (event.ctrlKey && !back) return;
  const act = back ? PRESS.u : (numbered(numberOn(event)) ?? PRESS[event.key]);
  if (!act || document.querySelector(":popover-open")) return; // Escape closes that first
  event.preventDefault();
  act();
}

export const KeySheet = () => (
  <Pop id="keys" title={t("keys")} cls="centred">
    <dl class="keys">
      {LISTED.map(([signs, what]) => (
        <div key={signs.join()}>
          <dt>
            {signs.map((sign) => (
              <kbd key={sign}>{sign}</kbd>
            ))}
          </dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  </Pop>
);
