// Which page is open: the address says so, and Back works.
import { signal } from "@preact/signals";

export const path = signal("/");
export const query = signal(new URLSearchParams());

/** The invitation in the address, for those whom a closed table lets in by it. */
export const invitation = () => query.value.get("invite") ?? "";

function read(): void {
  path.value = location.pathname;
  query.value = new URLSearchParams(location.search);
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  scrollTo(0, 0);
}

/** Read the address, and follow links within the site without loading a page. */
export function followLinks(): void {
  read();
  addEventListener("popstate", read);
  addEventListener("click", follow);
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")!.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
