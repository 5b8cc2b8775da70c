import type { Room } from './drawings';

/** A way through a wall, in metres. */
export type Door = {
  /** Where it is hung, from the top left corner of the drawing; for an opening, one of its sides. */
  x: number;
  y: number;
  /** Whether the wall is level in the drawing, and not upright. */
  isLevel: boolean;
  /** From there along the wall to its other side. */
  along: number;
  /** How far its leaf stands out from the wall when it is open; an opening has none. */
  leaf?: number;
};

/** A stretch of wall: its two ends along it, its place across it, and on which side of it the room lies. */
type Wall = {
  isLevel: boolean;
  from: number;
  to: number;
  at: number;
  side: 1 | -1;
  ownEnd: boolean;
};

/** How wide a door is. */
export const DOOR = 0.75;
/** Between a door and the corner. */
const REVEAL = 0.1;

const OUTSIDE = 'Outside';

/**
 * The ways into the rooms of a floor plan: into each from the room that its `door` or `opening` names.
 * @throws if a door is said to lead from a room that isn’t there, or that shares no wall long enough with it
 */
export function doorsOf(rooms: Room[], plan: { width: number; depth: number }): Door[] {
  return rooms.flatMap((room) => {
    const from = room.door ?? room.opening;
    if (from === undefined) return [];
    const other = rooms.find(({ name }) => name === from);
    const wall = from === OUTSIDE ? frontWall(room, plan) : other && sharedWall(room, other);
    if (!wall || wall.to - wall.from < DOOR + REVEAL - 0.001) {
      throw new Error(`${room.name}: there is no wall for a door from “${from}”.`);
    }
    return [doorIn(wall, room.door !== undefined)];
  });
}

/** The wall between two rooms, if they have one. */
function sharedWall(room: Room, other: Room): Wall | undefined {
  const level = common(room.x, room.width, other.x, other.width);
  const upright = common(room.y, room.depth, other.y, other.depth);
  const { x, y, width, depth } = room;
  if (level && isSame(y, other.y + other.depth)) return wallOf(true, level, y, 1, x + width);
  if (level && isSame(y + depth, other.y)) return wallOf(true, level, other.y, -1, x + width);
  if (upright && isSame(x, other.x + other.width)) return wallOf(false, upright, x, 1, y + depth);
  if (upright && isSame(x + width, other.x)) return wallOf(false, upright, other.x, -1, y + depth);
  return undefined;
}

/** The wall to the street or the stairs: at the bottom of the drawing, else at its top. */
function frontWall({ x, y, width, depth }: Room, plan: { depth: number }): Wall | undefined {
  const ends: [number, number] = [x, x + width];
  if (isSame(y + depth, plan.depth)) return wallOf(true, ends, y + depth, -1, x + width);
  return y === 0 ? wallOf(true, ends, 0, 1, x + width) : undefined;
}

const wallOf = (
  isLevel: boolean,
  [from, to]: [number, number],
  at: number,
  side: 1 | -1,
  end: number,
): Wall => ({ isLevel, from, to, at, side, ownEnd: isSame(to, end) });

/** A door is hung at the room’s own corner, so that its leaf opens against a wall. */
function doorIn({ isLevel, from, to, at, side, ownEnd }: Wall, hasLeaf: boolean): Door {
  const hinge = ownEnd ? to - REVEAL : from + REVEAL;
  const along = ownEnd ? -DOOR : DOOR;
  const place = isLevel ? { x: hinge, y: at } : { x: at, y: hinge };
  return { ...place, isLevel, along, ...(hasLeaf && { leaf: side * DOOR }) };
}

/** What two stretches have in common, from where to where. */
function common(a: number, length: number, b: number, other: number): [number, number] | undefined {
  const from = Math.max(a, b);
  const to = Math.min(a + length, b + other);
  return to - from > 0.01 ? [from, to] : undefined;
}

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.01;
