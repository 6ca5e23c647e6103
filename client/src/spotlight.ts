// Where a paper lies so that it covers nothing of what it speaks of.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MARGIN = 8; // pixels to the edge of the window and around what is spoken of
const STEP = 12;

function overlap(a: Box, b: Box): number {
  const { w, h } = common(a, b);
  return Math.max(0, w) * Math.max(0, h);
}

const grown = ({ x, y, w, h }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  w: w + 2 * MARGIN,
  h: h + 2 * MARGIN,
});

const middle = ({ x, y, w, h }: Box) => [x + w / 2, y + h / 2] as const;

/** What two boxes have in common; its width or height is below zero where they lie apart. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

/** The smallest box around all of these. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Numbers from the first to the last one, both included. */
function* steps(from: number, to: number): Iterable<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield Math.max(from, to);
}

/**
 * A place for a paper in a window: it covers as little as it can of its subject, then of what else is to be kept free,
 * and of all such places it is the one nearest to the subject.
 */
export function placeFor(paper: { w: number; h: number }, window: Box, subject: Box[], free: Box[] = []): Box {
  const goal = subject.length ? middle(around(subject)) : middle(window);
  let best: Box = { ...paper, x: MARGIN, y: MARGIN };
  let least = Infinity;
  for (const y of steps(MARGIN, window.h - paper.h - MARGIN))
    for (const x of steps(MARGIN, window.w - paper.w - MARGIN)) {
      const here = { x, y, ...paper };
      const [px, py] = middle(here);
      const covered = subject.reduce((sum, box) => sum + overlap(here, grown(box)), 0);
      const hidden = free.reduce((sum, box) => sum + overlap(here, box), 0);
      const cost = covered * 1e6 + hidden * 1e3 + Math.hypot(px - goal[0], py - goal[1]);
      if (cost < least) [best, least] = [here, cost];
    }
  return best;
}
