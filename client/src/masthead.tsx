// The head of the site's pages: logo, where to go, language, and who I am.
import type { ComponentChildren } from "preact";
import { me } from "./api";
import { Drawn, Icon, Languages } from "./ui";
import { Person } from "./person";
import { path } from "./route";
import { t } from "./i18n";

export function Site({ children }: { children: ComponentChildren }) {
  const link = (to: string, label: string) => (
    <a class="btn quiet" href={to} aria-current={path.value === to ? "page" : undefined}>
      {label}
    </a>
  );
  return (
    <div class="site">
      <a class="skip btn" href="#main">
        {t("skip")}
      </a>
      <header class="masthead">
        <div>
          <a href="/" aria-label={`Atoll, ${t("lobby")}`}>
            <Icon name="atoll-logo" cls="logo" />
          </a>
          <nav class="grow" aria-label={t("main-menu")}>
            {link("/", t("lobby"))}
            {link("/new", t("new-table"))}
          </nav>
          <Languages />
          <button class="btn" type="button" popovertarget="me">
            <Icon name="i-person" />
            <span>{me.value?.name}</span>
          </button>
        </div>
      </header>
      <Person />
      {children}
      <footer class="colophon">
        <p>{t("colophon")}</p>
      </footer>
    </div>
  );
}

/** A page from which nothing leads on but the way to the lobby. */
export const DeadEnd = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <Site>
    <main class="page narrow-page" id="main">
      <Drawn art="ill-serpent" title={title} heading="h1">
        {children}
        <a class="btn go" href="/">
          {t("to-lobby")}
        </a>
      </Drawn>
    </main>
  </Site>
);
