// What comes before the rulebook: the aim and a turn in pictures of the real table, and every sign with its meaning.
import { RuleLink } from "./lens";
import { seatClass } from "./sprite";
import { kindOf } from "./scene-names";
import { place } from "./stage";
import type { PictureView, Primer, Sprite } from "./wire";

/** A thing as it lies there; nothing can be done with it. */
function Thing({ sprite, lit }: { sprite: Sprite; lit: boolean }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  if (sprite.text !== undefined)
    return (
      <text class={`${sprite.face ?? ""} ${seatClass(sprite)}`} x={sprite.x} y={sprite.y}>
        {sprite.text}
      </text>
    );
  const turn = sprite.turn ? ` rotate(${sprite.turn} ${w / 2} ${h / 2})` : "";
  return (
    <g
      class={`sprite ${sprite.state ?? ""} ${seatClass(sprite)}`}
      transform={`translate(${sprite.x} ${sprite.y})${turn}`}
    >
      {sprite.face && <rect class={sprite.face} width={w} height={h} />}
      {sprite.symbols?.split(" ").map((symbol) => (
        <use key={symbol} href={`#${symbol}`} width={w} height={h} />
      ))}
      {lit && <rect class="pointed" x={-4} y={-4} width={w + 8} height={h + 8} rx={10} />}
    </g>
  );
}

function Picture({ picture }: { picture: PictureView }) {
  const { scene, lit } = picture;
  return (
    <figure class="still">
      <h3>{picture.title}</h3>
      {scene && (
        <svg class="art" viewBox={`0 0 ${scene.w} ${scene.h}`} role="img" aria-label={picture.title}>
          {scene.panels.map((panel) => (
            <g key={panel.name} class={`${kindOf(panel)} ${seatClass(panel)}`} transform={place(panel)}>
              {panel.sprites?.map((sprite, i) => (
                <Thing key={i} sprite={sprite} lit={Boolean(sprite.id && lit.includes(sprite.id))} />
              ))}
            </g>
          ))}
        </svg>
      )}
      <figcaption>{picture.text}</figcaption>
    </figure>
  );
}

export const Pictures = ({ of }: { of: Primer }) => (
  <>
    {of.pictures.map((picture) => (
      <Picture key={picture.title} picture={picture} />
    ))}
  </>
);

export const Signs = ({ of }: { of: Primer }) => (
  <>
    {of.legend.map(({ title, icons }) => (
      <section key={title}>
        <h3>{title}</h3>
        <dl class="signs">
          {icons.map(({ symbol, name, text, rule }) => (
            <>
              <dt>
                <svg class="art seat-1 seat-of-1" viewBox="0 0 36 36" aria-hidden="true">
                  <use href={`#${symbol}`} width="36" height="36" />
                </svg>
              </dt>
              <dd>
                <b>{name}</b> {text} <RuleLink id={rule} />
              </dd>
            </>
          ))}
        </dl>
      </section>
    ))}
  </>
);
