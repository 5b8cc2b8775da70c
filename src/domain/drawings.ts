import * as z from 'zod/mini';
import { grouped } from '../lib/english';
import { CURRENCIES } from './money';
import { GeoPointSchema, LabelSchema } from './place-map';
import { words } from './words';

const length = z.number().check(z.positive());
const offset = z.number().check(z.minimum(0));
/** In metres, from the top left corner of its drawing. */
const rectangle = { x: offset, y: offset, width: length, depth: length };
const money = { amount: length, currency: z.enum(CURRENCIES) };

const RoomSchema = z.strictObject({
  name: words,
  ...rectangle,
  /** A balcony: not counted in the size. */
  outside: z.optional(z.boolean()),
  /** The room from which a door leads here, or `Outside`. */
  door: z.optional(words),
  /** The room to which it is open. */
  opening: z.optional(words),
});
const rooms = z.array(RoomSchema).check(z.minLength(2));
const side = z.enum(['top', 'right', 'bottom', 'left']);

/** A kind of home or plot, with its floor plan. What its units cost, and which can be had, is in `units.yaml`. */
export const UnitSchema = z
  .strictObject({
    name: words,
    /** In square metres. */
    size: z.optional(length),
    /** As the developer states it, where that differs from the size converted. */
    squareFeet: z.optional(length),
    bedrooms: z.optional(length),
    bathrooms: z.optional(length),
    outside: z.optional(length),
    dimensions: z.optional(z.strictObject({ width: length, depth: length })),
    finish: z.optional(words),
    /** Of what is not sold by the unit. */
    pricePerSqm: z.optional(z.strictObject(money)),
    priceNote: z.optional(words),
    note: z.optional(words),
    plan: z.optional(z.strictObject({ width: length, depth: length })),
    /** Sides of the drawing with windows: the others are shared with neighbours, or lead to the stairs. */
    facades: z.optional(z.array(side)),
    /** The side of the drawing that looks north. */
    north: z.optional(side),
    rooms: z.optional(rooms),
    storeys: z.optional(z.array(z.strictObject({ name: words, rooms }))),
  })
  .check(
    z.refine(
      ({ plan, rooms: own, storeys = [] }) =>
        [...(own ? [own] : []), ...storeys.map((storey) => storey.rooms)].every(
          (drawn) => plan && isTiled(drawn, plan),
        ),
      'The rooms do not fill the plan.',
    ),
    z.refine(
      ({ plan, facades, north }) => !plan || (facades && north),
      'A plan needs the sides with windows, and where north is.',
    ),
  );

/** A layout of plots, in metres. */
export const SitePlanSchema = z.strictObject({
  caption: words,
  width: length,
  depth: length,
  north: z.enum(['up']),
  wall: z.strictObject(rectangle),
  gate: z.strictObject({ x: offset, y: offset, width: length, side: z.enum(['south']) }),
  gatehouse: z.strictObject(rectangle),
  roads: z.array(z.strictObject({ name: words, ...rectangle })),
  green: z.array(z.strictObject({ name: words, ...rectangle })),
  plots: z.array(z.strictObject({ number: words, ...rectangle, size: length })),
});

const minutes = z.strictObject({ from: length, to: length });

/** Where a property is, and what is how far away. */
export const PlacesSchema = z.strictObject({
  /** The name of the map in `src/content/maps`. */
  map: words,
  position: GeoPointSchema,
  /** Where the property's name stands, seen from its marker. */
  side: LabelSchema.shape.side,
  note: words,
  landmarks: z
    .array(
      z.strictObject({
        name: words,
        at: GeoPointSchema,
        /** Without one it is on the list alone, for instance beyond the map's frame. */
        label: z.optional(LabelSchema),
        byRoad: minutes,
        onFoot: z.optional(minutes),
      }),
    )
    .check(z.minLength(3)),
});

export type Unit = z.infer<typeof UnitSchema>;
export type Facade = z.infer<typeof side>;
export type Room = z.infer<typeof RoomSchema>;
export type SitePlan = z.infer<typeof SitePlanSchema>;
export type Places = z.infer<typeof PlacesSchema>;

/** A tenth of a square metre: sizes are given in decimetres. */
const TOLERANCE = 0.1;

/** Whether rooms fill a plan: none reaches beyond it or over another, and their areas add up. */
export function isTiled(drawn: Room[], { width, depth }: { width: number; depth: number }) {
  const isInside = drawn.every(
    (room) => room.x + room.width <= width + 0.01 && room.y + room.depth <= depth + 0.01,
  );
  const area = drawn.reduce((total, room) => total + room.width * room.depth, 0);
  const isApart = drawn.every((room, index) =>
    drawn.slice(index + 1).every((other) => !overlaps(room, other)),
  );
  return isInside && isApart && Math.abs(area - width * depth) < TOLERANCE;
}

function overlaps(a: Room, b: Room): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y);
  return across > 0.01 && down > 0.01;
}

/**
 * An area in both units: `42 sqm (452 sq ft)`.
 * @param squareFeet as the developer states it, if that differs
 */
export function inBoth(
  squareMetres: number,
  squareFeet = Math.round(squareMetres * 10.7639),
): string {
  return `${squareMetres} sqm (${grouped(squareFeet)} sq ft)`;
}
