// Which of several things a finger means that has landed beside them.

/** Pixels: with its half at either side, the smallest thing is met by a finger of 44. */
export const REACH = 22;

interface Spot {
  x: number;
  y: number;
}
interface Box extends Spot {
  width: number;
  height: number;
}

/** The place in a list of the box nearest to a spot; -1 if none is within reach of its edge or its middle. */
export function nearest({ x, y }: Spot, boxes: Box[]): number {
  let best = -1;
  let least = REACH;
  boxes.forEach((box, i) => {
    const aside = Math.max(box.x - x, 0, x - box.x - box.width);
    const along = Math.max(box.y - y, 0, y - box.y - box.height);
    const far = Math.hypot(aside, along);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
