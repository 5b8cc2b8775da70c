import type { Places } from '../../../domain/drawings';

type Landmark = Places['landmarks'][number];
type Point = { x: number; y: number };

/** The drawing's radius in its own units, and that of a number's circle. */
export const RADIUS = 100;
export const NUMBER = 8;
/** The distance of the nearest place, which must not cover the property. */
const NEAREST = 28;
/** The distance between the middles of two numbers, whose edges must not touch. */
const APART = 2 * NUMBER + 2;

/**
 * Where landmarks are drawn, in their order: in their true directions, none nearer than one that really is, and never
 * one over another.
 */
export function drawnPlaces(landmarks: Landmark[]): (Point & { name: string })[] {
  const drawn = new Map<Landmark, number>();
  for (const landmark of [...landmarks].sort((a, b) => lengthOf(a) - lengthOf(b))) {
    let radius = Math.max(NEAREST, ...drawn.values());
    while ([...drawn].some((other) => gap([landmark, radius], other) < APART)) radius += 1;
    drawn.set(landmark, radius);
  }
  // What room is left goes to the further ones: no two come nearer by it.
  const room = RADIUS - Math.max(...drawn.values());
  const ranked = [...drawn.keys()];
  return landmarks.map((landmark) => {
    const share = ranked.indexOf(landmark) / (ranked.length - 1);
    const { name } = landmark;
    return { name, ...pointAt(landmark, (drawn.get(landmark) ?? 0) + room * share) };
  });
}

function lengthOf({ dx, dy }: Landmark): number {
  return Math.hypot(dx, dy);
}

function gap([one, near]: [Landmark, number], [other, far]: [Landmark, number]): number {
  const a = pointAt(one, near);
  const b = pointAt(other, far);
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function pointAt(landmark: Landmark, radius: number): Point {
  const scale = radius / (lengthOf(landmark) || 1);
  return { x: Math.round(landmark.dx * scale), y: Math.round(-landmark.dy * scale) };
}
