// The pages of a board that holds too much for a narrow screen, and which of them lies open.
import { computed, effect, signal } from "@preact/signals";
import { resting, targets } from "./choosing";
import { HAND, PLAYERS, target } from "./scene-names";
import { frame } from "./socket";
import { openView } from "./open-view";
import { t } from "./i18n";

const wanted = signal("");
const pages = computed(() => frame.value?.scene?.pages ?? []);

/** The page that lies open; none if the board is one. */
export const boardPage = computed(
  () => (pages.value.find((page) => page.name === wanted.value) ?? pages.value[0])?.name ?? "",
);

/** Turn to a page. */
export const openPage = (name: string) => (wanted.value = name);

/** Turn to where the first of some things lies. */
export function openViewOf(things: string[]): void {
  const panel = frame.value?.scene?.panels.find(({ sprites = [] }) =>
    sprites.some(({ id }) => id && target(id) === things[0]),
  );
  const view = panel?.view ?? "";
  openView.value = view === HAND || view === PLAYERS ? view : "board";
  if (view) openPage(view);
}

/** How many things on each page can be chosen. */
const counts = computed(() => {
  const found = new Map<string, number>();
  for (const { view = "", sprites = [] } of frame.value?.scene?.panels ?? [])
    for (const { id } of sprites) if (id && targets.value.has(target(id))) found.set(view, (found.get(view) ?? 0) + 1);
  return found;
});

/** From now on whoever begins to choose sees the page where there is something to choose. */
export function turnToChoices(): () => void {
  return effect(() => {
    if (resting.value || counts.value.get(boardPage.peek())) return;
    const other = pages.value.find((page) => counts.value.get(page.name));
    if (other) wanted.value = other.name;
  });
}

export function BoardPages() {
  if (!pages.value.length) return null;
  return (
    <nav class="pages" aria-label={t("pages")}>
      {pages.value.map(({ name, label }) => {
        const count = resting.value ? 0 : (counts.value.get(name) ?? 0);
        return (
          <button
            key={name}
            type="button"
            aria-current={boardPage.value === name ? "page" : undefined}
            onClick={() => openPage(name)}
          >
            {label}
            {count > 0 && <span class="count">{count}</span>}
          </button>
        );
      })}
    </nav>
  );
}
