// The pages of a board that holds too much for a narrow screen, and which of them lies open.
import { computed, effect, signal } from "@preact/signals";
import { live, resting, target } from "./choosing";
import { frame } from "./live";
import { t } from "./words";

const wanted = signal("");
const pages = computed(() => frame.value?.scene?.pages ?? []);

/** The page that lies open; none if the board is one. */
export const openPage = computed(() => (pages.value.find((page) => page.name === wanted.value) ?? pages.value[0])?.name ?? "");

/** How many things on each page can be chosen. */
const counts = computed(() => {
  const found = new Map<string, number>();
  for (const { view = "", sprites = [] } of frame.value?.scene?.panels ?? [])
    for (const { id } of sprites) if (id && live.value.has(target(id))) found.set(view, (found.get(view) ?? 0) + 1);
  return found;
});

// whoever begins to choose sees the page where there is something to choose
effect(() => {
  if (resting.value || counts.value.get(openPage.peek())) return;
  const other = pages.value.find((page) => counts.value.get(page.name));
  if (other) wanted.value = other.name;
});

export function Pages() {
  if (!pages.value.length) return null;
  return (
    <nav class="pages" aria-label={t("pages")}>
      {pages.value.map(({ name, label }) => {
        const count = resting.value ? 0 : (counts.value.get(name) ?? 0);
        return (
          <button key={name} type="button" aria-current={openPage.value === name ? "page" : undefined} onClick={() => (wanted.value = name)}>
            {label}
            {count > 0 && <span class="count">{count}</span>}
          </button>
        );
      })}
    </nav>
  );
}
