// The head of a table: its game, how far it is, who watches, and the way to the rules and the menu.
import { gameNamed } from "./api";
import { openRule, openSigns } from "./rules";
import { Icon, Languages } from "./ui";
import type { Frame } from "./wire";
import { t } from "./i18n";

export function Bar({ now }: { now: Frame }) {
  const scene = now.scene;
  const present = scene?.steps?.[scene.step ?? -1];
  const game = gameNamed(now.game);
  return (
    <header class="bar">
      <a class="mark wide" href="/" aria-label={t("lobby")}>
        <Icon name="atoll-mark" cls="mark" />
      </a>
      <a class="btn quiet bare narrow" href="/">
        <Icon name="i-back" />
        <span class="sr">{t("lobby")}</span>
      </a>
      <div class="title">
        <h1>{game?.title ?? now.title}</h1>
        <p class="tiny muted">
          {now.branch && (
            <a class="tag" href={`/t/${now.branch}/replay`}>
              <Icon name="i-branch" />
              {t("branch")}
            </a>
          )}
          {now.over ? t("finished") : scene?.heading}
          {present && <span class="step-now"> · {present}</span>}
        </p>
      </div>
      {now.practice && (
        <span class="tag practice" title={t("practice-help")}>
          <Icon name="i-branch" />
          {t("practice")}
        </span>
      )}
      <ol class="steps" role="list" aria-label={t("order-of-play")}>
        {scene?.steps?.map((step, i) => (
          <li key={step} aria-current={i === scene.step ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <span class="grow" />
      {now.bots && now.seats.some((seat) => seat.kind === "bot") && (
        <span class="strength row tiny" role="status">
          <Icon name="i-bot" />
          {t(`bots-${now.bots}`)}
        </span>
      )}
      {now.guests > 0 && (
        <span class="row tiny muted wide" title={t("watchers", { who: now.watchers.join(", ") })}>
          <Icon name="i-eye" />
          {now.guests}
          <span class="sr">{t("watching", { n: now.guests })}</span>
        </span>
      )}
      <button class="btn quiet" type="button" onClick={() => openRule()}>
        <Icon name="i-rules" />
        <span class="wide">{t("rules")}</span>
        <span class="sr narrow">{t("rules")}</span>
      </button>
      {game?.legend && (
        <button class="btn quiet" type="button" data-signs onClick={openSigns}>
          <Icon name="i-why" />
          <span class="wide">{t("rules-signs")}</span>
          <span class="sr narrow">{t("rules-signs")}</span>
        </button>
      )}
      <span class="wide">
        <Languages />
      </span>
      <button class="btn quiet bare" type="button" popovertarget="menu">
        <Icon name="i-menu" />
        <span class="sr">{t("menu")}</span>
      </button>
    </header>
  );
}
