import { DOOR, type Door, doorsOf } from './doors';
import type { Facade, Room } from './drawings';

/** What stands in a room, in metres: `width` along its wall, `depth` into the room. */
export const PIECES = {
  bed: { width: 1.6, depth: 2 },
  sofa: { width: 2.2, depth: 1.9 },
  table: { width: 1.6, depth: 1.6 },
  worktop: { width: 2.1, depth: 0.6 },
  bath: { width: 1.6, depth: 0.7 },
  shower: { width: 0.9, depth: 0.9 },
  toilet: { width: 0.4, depth: 0.6 },
  basin: { width: 0.5, depth: 0.4 },
  desk: { width: 1.4, depth: 1.1 },
  washer: { width: 0.6, depth: 0.6 },
  stairs: { width: 1.8, depth: 0.85 },
  seats: { width: 1.6, depth: 0.6 },
} as const;

export type PieceKind = keyof typeof PIECES;

/** A piece whose back has its middle at a point of a wall; turned by so many degrees, from a back at the top. */
export type Piece = { kind: PieceKind; x: number; y: number; turn: number };

/** What belongs into a room of this name; the first to find a place has the choice. */
const BELONGS: [name: RegExp, kinds: PieceKind[]][] = [
  [/stairs/, ['stairs']],
  [/^Bedroom/, ['bed']],
  [/^Living/, ['sofa']],
  [/dining|^Dining/, ['table']],
  [/^Kitchen/, ['worktop']],
  [/^Bathroom/, ['bath']],
  [/^Shower/, ['shower']],
  [/^(Bathroom|Shower|Guest toilet)/, ['toilet', 'basin']],
  [/aundry/, ['washer']],
  [/^Study/, ['desk']],
  [/^Balcony/, ['seats']],
];

/** Rooms of these names have no window. */
const WINDOWLESS = /wardrobe|dressing|store|laundry|corridor|hall|entrance|stairs|balcony/i;

type Box = { x: number; y: number; width: number; depth: number };

/** Between two pieces, or a piece and a door. */
const APART = 0.02;

/** The furniture of a floor: an example, which leaves doors free to swing. */
export function furnitureOf(rooms: Room[], plan: { width: number; depth: number }): Piece[] {
  const swings = doorsOf(rooms, plan).map(swingOf);
  return rooms.flatMap((room) => {
    const taken = [...swings];
    return BELONGS.filter(([name]) => name.test(room.name))
      .flatMap(([, kinds]) => kinds)
      .flatMap((kind) => {
        const found = placesOf(kind, room).find(({ box }) =>
          taken.every((one) => !meets(one, box)),
        );
        if (!found) return [];
        taken.push(found.box);
        return found.piece;
      });
  });
}

/** Where a door may be in the way, on both sides of its wall. */
function swingOf({ x, y, isLevel, along }: Door): Box {
  const start = Math.min(0, along);
  return isLevel
    ? { x: x + start, y: y - DOOR, width: DOOR, depth: 2 * DOOR }
    : { x: x - DOOR, y: y + start, width: 2 * DOOR, depth: DOOR };
}

/** Along a wall, as shares of what is left of it: what is used lying down or sitting stands in its middle. */
const BETWEEN = [0.25, 0.75, 0.125, 0.375, 0.625, 0.875];
const MIDDLE_FIRST = [0.5, 0, 1, ...BETWEEN];
const CORNER_FIRST = [0, 1, 0.5, ...BETWEEN];
const IN_MIDDLE: PieceKind[] = ['bed', 'sofa', 'desk', 'seats', 'table'];

/** All places against a room's walls, the best first: beside the windows rather than below them. */
function placesOf(kind: PieceKind, room: Room): { piece: Piece; box: Box }[] {
  const { width, depth } = PIECES[kind];
  const shares = IN_MIDDLE.includes(kind) ? MIDDLE_FIRST : CORNER_FIRST;
  return [270, 90, 180, 0].flatMap((turn) => {
    const isLevel = turn % 180 === 0;
    const [across, down] = isLevel ? [width, depth] : [depth, width];
    const spare = isLevel ? room.width - across : room.depth - down;
    if (across > room.width || down > room.depth) return [];
    return shares.map((share) => {
      const x = isLevel
        ? room.x + spare * share
        : turn === 270
          ? room.x
          : room.x + room.width - across;
      const y = isLevel
        ? turn === 0
          ? room.y
          : room.y + room.depth - down
        : room.y + spare * share;
      const back = {
        x: isLevel ? x + across / 2 : turn === 270 ? x : x + across,
        y: isLevel ? (turn === 0 ? y : y + down) : y + down / 2,
      };
      return { piece: { kind, turn, ...back }, box: { x, y, width: across, depth: down } };
    });
  });
}

const meets = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > APART &&
  Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y) > APART;

/** A window: its middle on an outer wall. */
export type Window = { x: number; y: number; length: number; isLevel: boolean };

/** The longest window, and between a window and the corners of its room. */
const LONGEST = 4;
const PIER = 0.5;

/** The windows of a floor: in the outer walls that have any, one for each room that is lived in. */
export function windowsOf(
  rooms: Room[],
  plan: { width: number; depth: number },
  facades: readonly Facade[],
): Window[] {
  return rooms
    .filter(({ name }) => !WINDOWLESS.test(name))
    .flatMap(({ x, y, width, depth }) => {
      const sides: Record<Facade, Window | false> = {
        top: y === 0 && { x: x + width / 2, y: 0, length: width, isLevel: true },
        bottom: isSame(y + depth, plan.depth) && {
          x: x + width / 2,
          y: plan.depth,
          length: width,
          isLevel: true,
        },
        left: x === 0 && { x: 0, y: y + depth / 2, length: depth, isLevel: false },
        right: isSame(x + width, plan.width) && {
          x: plan.width,
          y: y + depth / 2,
          length: depth,
          isLevel: false,
        },
      };
      return facades.flatMap((facade) => {
        const window = sides[facade];
        return window ? { ...window, length: Math.min(LONGEST, window.length - 2 * PIER) } : [];
      });
    });
}

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.01;
