// Who I am here: my name, what this browser prefers, and the key that opens my seats on another device.
import { useState } from "preact/hooks";
import { change, me } from "./api";
import { Radio, Switch } from "./fields";
import { Alarm, CopyButton, Icon, Pop, useAttempt } from "./ui";
import { confirming, oneTap, setConfirming, toggleOneTap } from "./habits";
import { canNotify, forbidden, theme, notifyMe, sound, toggleNotify, toggleSound } from "./preferences";
import { t } from "./i18n";

const tellHelp = () => (!canNotify ? "tell-not-here" : forbidden.value ? "tell-forbidden" : "tell-help");

export function Person() {
  const who = me.value;
  if (!who) return null;
  return (
    <Pop id="me" title={t("you-are", { name: who.name })} cls="below">
      <Name name={who.name} />
      <a class="btn small-only" href="/new">
        <Icon name="i-plus" />
        {t("new-table")}
      </a>
      <div>
        <Switch label={t("sound")} help={t("sound-help")} on={sound.value} set={toggleSound} />
        <Switch
          label={t("tell")}
          help={t(tellHelp())}
          on={notifyMe.value}
          set={() => void toggleNotify()}
          off={!canNotify}
        />
        <Switch label={t("one-tap")} help={t("one-tap-help")} on={oneTap.value} set={toggleOneTap} />
        <div class="switch">
          <b>{t("confirm-when")}</b>
          <Radio
            name="confirm"
            legend={t("confirm-when")}
            value={confirming.value}
            options={[
              ["always", t("confirm-always")],
              ["", t("confirm-revealing")],
              ["never", t("confirm-never")],
            ]}
            set={setConfirming}
          />
        </div>
        <div class="switch">
          <b>{t("theme")}</b>
          <Radio
            name="theme"
            legend={t("theme")}
            value={theme.value}
            options={[
              ["", t("as-system")],
              ["day", t("by-day")],
              ["night", t("by-night")],
            ]}
            set={(chosen) => (theme.value = chosen)}
          />
        </div>
      </div>
      <Devices own={who.key} />
    </Pop>
  );
}

/** My name, which reaches every table where I sit at once. */
export function Name({ name, id = "name" }: { name: string; id?: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  const save = async () => {
    await change({ name: typed!.trim() });
    setTyped(null);
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed?.trim()) attempt(save);
      }}
    >
      <label for={id}>{t("name-at-table")}</label>
      <div class="link">
        <input
          id={id}
          type="text"
          maxLength={24}
          required
          value={typed ?? name}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button class="btn" aria-disabled={busy}>
          {t("save")}
        </button>
      </div>
      <Alarm text={trouble} />
    </form>
  );
}

/** Take my key to another device, or use the one I have brought from there. */
function Devices({ own }: { own: string }) {
  const [key, setKey] = useState("");
  const [trouble, setTrouble] = useState("");
  return (
    <form
      class="field devices"
      onSubmit={(event) => {
        event.preventDefault();
        change({ key }).then(
          () => location.reload(),
          (error: Error) => setTrouble(error.message),
        );
      }}
    >
      <h3>{t("other-device")}</h3>
      <p class="muted">{t("no-account")}</p>
      <CopyButton text={own} label={t("copy-key")} />
      <label for="key">{t("use-key")}</label>
      <div class="link">
        <input
          id="key"
          type="text"
          autocomplete="off"
          required
          value={key}
          onInput={(event) => setKey(event.currentTarget.value)}
        />
        <button class="btn">{t("use")}</button>
      </div>
      <Alarm text={trouble} />
    </form>
  );
}
