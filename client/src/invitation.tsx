// How others come to a table: a link that leads here, its picture for a camera, and the phone's own ways to send it.
import { useEffect, useState } from "preact/hooks";
import { renderSVG } from "uqr";
import * as api from "./api";
import { Radio } from "./fields";
import { Alarm, CopyButton, Icon } from "./ui";
import type { Reach } from "./wire";
import { t } from "./i18n";

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The link as a picture for a phone's camera. */
function Qr({ link }: { link: string }) {
  const svg = new DOMParser().parseFromString(renderSVG(link, { border: 1 }), "image/svg+xml").documentElement;
  return (
    <svg class="qr" role="img" aria-label={t("qr")} viewBox={svg.getAttribute("viewBox")!}>
      {[...svg.querySelectorAll("path, rect")].map((node, i) =>
        node.tagName === "path" ? (
          <path key={i} d={node.getAttribute("d")!} />
        ) : (
          <rect key={i} fill="#fff" width="100%" height="100%" />
        ),
      )}
    </svg>
  );
}

/** Hand the link to another app of the phone. Whoever changes their mind there has met no error. */
async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
  }
}

/** Under which addresses this server can be reached, if ours is only for its own machine. */
function useReach(): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    if (HERE.test(location.hostname)) api.reach().then(setReach, () => setReach(null));
  }, []);
  return reach;
}

export function Invitation({ path, title }: { path: string; title: string }) {
  const reach = useReach();
  const [chosen, choose] = useState("");
  const [trouble, setTrouble] = useState("");
  const others = reach?.addresses ?? [];
  const origin = chosen || others[0] || location.origin;
  const link = origin + path;
  const onlyHere = HERE.test(new URL(origin).hostname);
  return (
    <div class="invite">
      <div class="field">
        <label for="link">{t("invite-link")}</label>
        <div class="link">
          <input id="link" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton text={link} label={t("copy")} />
        </div>
      </div>
      {others.length > 0 && (
        <Radio
          name="address"
          legend={t("invite-address")}
          value={origin}
          options={[...others, location.origin].map((one) => [
            one,
            t(one === location.origin ? "address-here" : "address-network"),
          ])}
          set={choose}
        />
      )}
      {onlyHere && reach && (
        <p class="small warn" role="status">
          <Icon name="i-warn" />
          <span>{t(reach.local ? "invite-only-here" : "invite-this-machine")}</span>
        </p>
      )}
      <div class="row">
        <Qr link={link} />
        <div class="stack">
          <p class="small muted">{t("invite-help")}</p>
          {"share" in navigator && (
            <button
              class="btn"
              type="button"
              onClick={() => void share(link, title).catch((error: Error) => setTrouble(error.message))}
            >
              <Icon name="i-share" />
              {t("share")}
            </button>
          )}
        </div>
      </div>
      <Alarm text={trouble} />
    </div>
  );
}
