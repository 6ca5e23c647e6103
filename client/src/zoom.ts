// Looking closer at the board: two fingers, the keys + − 0, or the wheel with a held control key. What is near is
// moved by dragging it or by the wheel.
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { frozen } from "./choosing";
import { frame } from "./socket";

const NEAREST = 4;
const TREMOR = 8; // pixels that a click may stray before it is a drag

interface Point {
  x: number;
  y: number;
}

// all places are parts of the board's own width and height, so that they hold for boards of any size
const MIDDLE: Point = { x: 0.5, y: 0.5 };
export const zooming = signal({ scale: 1, x: 0, y: 0 });

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Look from so near at such a place, but never past the board's edges. */
function setZoom(scale: number, x: number, y: number): void {
  zooming.value = { scale, x: between(1 - scale, x, 0), y: between(1 - scale, y, 0) };
}

export const zoomOut = () => setZoom(1, 0, 0);

/** Look closer, or from farther, at one spot: it stays where it is. */
export function zoomBy(factor: number, at: Point = MIDDLE): void {
  const { scale, x, y } = zooming.value;
  const next = between(1, scale * factor, NEAREST);
  const grown = next / scale;
  setZoom(next, at.x - (at.x - x) * grown, at.y - (at.y - y) * grown);
}

export function panBy(dx: number, dy: number): void {
  const { scale, x, y } = zooming.value;
  setZoom(scale, x + dx, y + dy);
}

/** From now on another table, or a replay, is looked at from afar again. */
export function resetWithTable(): () => void {
  let seen = "";
  return effect(() => {
    const now = `${frame.value?.table ?? ""} ${frozen.value}`;
    if (seen === now) return;
    seen = now;
    zoomOut();
  });
}

/** Where something happened on the board, as drawn before any zoom. */
function pointOf(svg: SVGSVGElement, { x, y }: Point): Point {
  const spot = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse());
  const { width, height } = svg.viewBox.baseVal;
  return { x: spot.x / width, y: spot.y / height };
}

/** Bring a thing into sight that the keyboard has gone to. */
function reveal(svg: SVGSVGElement, thing: Element): void {
  const [box, room] = [thing.getBoundingClientRect(), svg.getBoundingClientRect()];
  if (box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom) return;
  const at = pointOf(svg, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  panBy(MIDDLE.x - at.x, MIDDLE.y - at.y);
}

/** One finger or the mouse drags, two fingers drag and zoom. Returns how to let go of the board. */
function attachGestures(svg: SVGSVGElement): () => void {
  const hands = new AbortController();
  const fingers = new Map<number, PointerEvent>();
  let dragged = false;
  const grip = () => {
    const [a, b = a] = [...fingers.values()] as [PointerEvent, PointerEvent?];
    return {
      far: Math.hypot(a.x - b.x, a.y - b.y) || 1,
      middle: pointOf(svg, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }),
    };
  };
  const down = (event: PointerEvent) => {
    if (event.button) return;
    if (event.isPrimary) fingers.clear(); // of a finger that was lifted elsewhere nobody told us
    fingers.set(event.pointerId, event);
    dragged = false;
  };
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const alone = fingers.size === 1;
    if (alone && zooming.value.scale === 1) return void fingers.set(event.pointerId, event); // all of the board is seen
    if (alone && !dragged && Math.hypot(event.x - last.x, event.y - last.y) < TREMOR) return;
    const was = grip();
    fingers.set(event.pointerId, event);
    const is = grip();
    zoomBy(is.far / was.far, was.middle);
    panBy(is.middle.x - was.middle.x, is.middle.y - was.middle.y);
    dragged = true;
    svg.setPointerCapture(event.pointerId);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation(); // the board was moved, nothing on it was chosen
    dragged = false;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && zooming.value.scale === 1) return;
    event.preventDefault();
    const from = pointOf(svg, event);
    if (event.ctrlKey) return zoomBy(event.deltaY < 0 ? 1.12 : 1 / 1.12, from);
    const to = pointOf(svg, { x: event.x - event.deltaX, y: event.y - event.deltaY });
    panBy(to.x - from.x, to.y - from.y);
  };
  const focus = (event: FocusEvent) =>
    (event.target as Element).matches(":focus-visible") && reveal(svg, event.target as Element);
  const held = { signal: hands.signal };
  svg.addEventListener("pointerdown", down, held);
  svg.addEventListener("pointermove", move, held);
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.addEventListener(end, up, held);
  svg.addEventListener("click", click, { ...held, capture: true });
  svg.addEventListener("focusin", focus, held);
  svg.addEventListener("wheel", wheel, { ...held, passive: false });
  return () => hands.abort();
}

/** Let the board be looked at more closely. Returns how it lies then. */
export function useZoom(root: { current: SVGSVGElement | null }, view: string, [w, h]: [number, number]): string {
  useEffect(() => (root.current && !view ? attachGestures(root.current) : undefined), [view]);
  const { scale, x, y } = zooming.value;
  return view || scale === 1 ? "" : `translate(${x * w}px, ${y * h}px) scale(${scale})`;
}
