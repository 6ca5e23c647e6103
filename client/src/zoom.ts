// Two fingers, the keys + − 0, or the wheel with a held control key: looking closer at the board.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const zooming = signal({ scale: 1, x: 0, y: 0 });
export const zoomBy = (factor: number) => {
  const { scale, x, y } = zooming.value;
  const next = Math.min(4, Math.max(1, scale * factor));
  zooming.value = next === 1 ? { scale: 1, x: 0, y: 0 } : { scale: next, x, y };
};

/** Two fingers pan and zoom the board; a held control key and the wheel do the same. */
export function useZoom(root: { current: SVGSVGElement | null }, view: string): string {
  useEffect(() => {
    const svg = root.current;
    if (!svg || view) return;
    const fingers = new Map<number, PointerEvent>();
    const spread = () => {
      const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent];
      return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };
    const down = (event: PointerEvent) => event.pointerType === "touch" && fingers.set(event.pointerId, event);
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      if (fingers.size < 2) return void fingers.set(event.pointerId, event);
      const was = spread();
      fingers.set(event.pointerId, event);
      const is = spread();
      const unit = svg.viewBox.baseVal.width / svg.clientWidth;
      zoomBy(is.far / was.far);
      if (zooming.value.scale > 1)
        zooming.value = { ...zooming.value, x: zooming.value.x + (is.x - was.x) * unit, y: zooming.value.y + (is.y - was.y) * unit };
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.12 : 1 / 1.12);
    };
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.addEventListener(end, up);
    svg.addEventListener("wheel", wheel, { passive: false });
    return () => {
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.removeEventListener(end, up);
      svg.removeEventListener("wheel", wheel);
    };
  }, [view]);
  const { scale, x, y } = zooming.value;
  return view || scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
}
