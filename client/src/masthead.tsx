// The head of the site's pages: logo, where to go, language, and who I am.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { change, me } from "./api";
import { CopyButton, Icon, Languages, Pop } from "./parts";
import { path } from "./route";
import { lamp, nextLamp } from "./wishes";
import { t } from "./words";

function Person() {
  const [key, setKey] = useState("");
  const who = me.value;
  if (!who) return null;
  return (
    <Pop id="me" title={t("you-are", { name: who.name })} cls="below">
      <p>{t("no-account")}</p>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          const name = (new FormData(event.currentTarget).get("name") as string).trim();
          if (name) void change({ name });
        }}
      >
        <label for="name">{t("name-at-table")}</label>
        <div class="link">
          <input id="name" name="name" type="text" maxLength={24} required value={who.name} />
          <button class="btn">{t("save")}</button>
        </div>
      </form>
      <div class="row wrap small-only">
        <a class="btn" href="/new">
          <Icon name="i-plus" />
          {t("new-table")}
        </a>
      </div>
      <div class="row wrap">
        <CopyButton text={who.key} label={t("copy-key")} />
        <button class="btn" type="button" onClick={nextLamp}>
          <Icon name="i-moon" />
          {t(`lamp-${lamp.value || "system"}`)}
        </button>
      </div>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void change({ key }).then(() => location.reload());
        }}
      >
        <label for="key">{t("use-key")}</label>
        <div class="link">
          <input id="key" type="text" autocomplete="off" value={key} onInput={(event) => setKey(event.currentTarget.value)} />
          <button class="btn">{t("use")}</button>
        </div>
      </form>
    </Pop>
  );
}

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
