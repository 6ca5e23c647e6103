// The menu of a table: what this browser prefers, who plays in my seat, and the ways out.
import * as api from "./api";
import { coach, nextAmount, percent } from "./hints";
import { LessonItem } from "./lesson";
import { WaysOut } from "./life";
import { canNotify, forbidden, nextTheme, notifyMe, sound, theme, toggleNotify, toggleSound } from "./preferences";
import { send, trouble } from "./socket";
import { nextSpeed, speed } from "./speed";
import { CopyButton, Icon, Pop } from "./ui";
import type { Frame, TableView } from "./wire";
import { language, languages, t } from "./i18n";

export function Menu({ now, about }: { now: Frame; about: TableView | null }) {
  const link = `${location.origin}/t/${now.table}${about?.invite ? `?invite=${about.invite}` : ""}`;
  const me = now.seats[now.you];
  const close = () => document.getElementById("menu")?.hidePopover();
  return (
    <Pop id="menu" title={now.title || t("menu")} cls="below">
      <ul class="menu" role="list">
        <li>
          <CopyButton text={link} label={t("copy-invite")} icon="i-link" cls="btn quiet" />
        </li>
        <li>
          <button class="btn quiet" type="button" aria-pressed={sound.value} onClick={toggleSound}>
            <Icon name="i-bell" />
            {t(sound.value ? "sound-on" : "sound-off")}
          </button>
        </li>
        {canNotify && (
          <li>
            <button class="btn quiet" type="button" aria-pressed={notifyMe.value} onClick={() => void toggleNotify()}>
              <Icon name="i-bell" />
              {t(notifyMe.value ? "tell-on" : forbidden.value ? "tell-forbidden" : "tell-off")}
            </button>
          </li>
        )}
        <li>
          <button class="btn quiet" type="button" onClick={nextTheme}>
            <Icon name="i-moon" />
            {t(`theme-${theme.value || "system"}`)}
          </button>
        </li>
        {languages.value
          .filter(({ code }) => code !== language.value)
          .map(({ code, name }) => (
            <li key={code}>
              <button
                class="btn quiet"
                type="button"
                lang={code}
                onClick={() => void api.switchTo(code).catch((error: Error) => (trouble.value = error.message))}
              >
                <Icon name="i-globe" />
                {name}
              </button>
            </li>
          ))}
        {now.you >= 0 && (about?.hints ?? true) && (
          <li>
            <button class="btn quiet" type="button" onClick={nextAmount}>
              <Icon name="i-hint" />
              {coach.value ? t("coach-on", { percent: percent(coach.value) }) : t("coach-off")}
            </button>
          </li>
        )}
        <li>
          <button class="btn quiet" type="button" onClick={nextSpeed}>
            <Icon name="i-play" />
            {t(`speed-${speed.value}`)}
          </button>
        </li>
        <li>
          <button
            class="btn quiet"
            type="button"
            popovertarget="menu"
            popovertargetaction="hide"
            onClick={() => document.getElementById("keys")?.showPopover()}
          >
            <Icon name="i-dots" />
            {t("keys")}
            <kbd aria-hidden="true">?</kbd>
          </button>
        </li>
        <LessonItem />
        {me && !now.over && (
          <li>
            <button
              class="btn quiet"
              type="button"
              onClick={() => (send({ type: "vote", seat: now.you, wish: !me.stand_in }), close())}
            >
              <Icon name="i-bot" />
              {t(me.stand_in ? "play-myself" : "bot-for-me")}
            </button>
          </li>
        )}
        <WaysOut now={now} about={about} close={close} />
        {now.watchers.length > 0 && (
          <li class="small muted">
            <Icon name="i-eye" />
            {t("watchers", { who: now.watchers.join(", ") })}
          </li>
        )}
        <li class="small muted">
          <Icon name="i-lock" />
          {t("sealed", { seal: now.seal.commitment.slice(0, 12) })}
        </li>
      </ul>
    </Pop>
  );
}
