import * as z from 'zod/mini';
import { words } from './words';

/** Longitude and latitude in WGS84, as GeoJSON has them. */
export const GeoPointSchema = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);
const line = z.array(GeoPointSchema).check(z.minLength(2));

/** Where a name is, seen from its point. */
const SideSchema = z.enum(['left', 'right', 'above', 'below', 'middle']);

/** A name on the map; on a landmark, as short as the map needs it. */
export const LabelSchema = z.strictObject({ text: words, side: SideSchema });

/** What of a district can be drawn from coordinates. Lines go on beyond the frame, which cuts them. */
export const PlaceMapSchema = z
  .strictObject({
    /** The longitudes and latitudes between which it lies. */
    frame: z.strictObject({
      west: z.number(),
      east: z.number(),
      south: z.number(),
      north: z.number(),
    }),
    /** How far from the truth a point may be, in metres. */
    within: z.number().check(z.positive()),
    water: z.array(line),
    roads: z.array(
      z.strictObject({ kind: z.enum(['main', 'street', 'rail', 'canal', 'green']), line }),
    ),
    names: z.array(
      z.strictObject({
        text: words,
        at: GeoPointSchema,
        kind: z.enum(['water', 'district', 'road']),
      }),
    ),
  })
  .check(
    z.refine(
      ({ frame }) => frame.west < frame.east && frame.south < frame.north,
      'A frame has its west on the left and its north above.',
    ),
  );

export type PlaceMap = z.infer<typeof PlaceMapSchema>;
export type GeoPoint = z.infer<typeof GeoPointSchema>;
export type Side = z.infer<typeof SideSchema>;
type Frame = PlaceMap['frame'];

/** The width of a drawing in its own units: the pixels that it has on a phone of 360. */
export const MAP_WIDTH = 320;
/** The mean radius of the earth, in kilometres. */
const EARTH = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The kilometres between two points as the crow flies, by the haversine formula. */
export function kilometresBetween([lon, lat]: GeoPoint, [toLon, toLat]: GeoPoint): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(lat, toLat) + Math.cos(radians(lat)) * Math.cos(radians(toLat)) * half(lon, toLon);
  return 2 * EARTH * Math.asin(Math.sqrt(share));
}

/**
 * Draws a district flat, north up: a degree of longitude is as long as it is in the frame's middle. Within the few
 * kilometres of such a map that is true to scale, to far less than a line's width.
 */
export function projectionOf({ west, east, south, north }: Frame) {
  const perDegree = MAP_WIDTH / (east - west);
  const stretch = 1 / Math.cos(radians((south + north) / 2));
  const height = Math.round((north - south) * perDegree * stretch);
  const perKilometre = (perDegree * stretch) / radians(1) / EARTH;
  return {
    height,
    /** How many units a kilometre is long. */
    perKilometre,
    project: ([lon, lat]: GeoPoint) => ({
      x: tenth((lon - west) * perDegree),
      y: tenth((north - lat) * perDegree * stretch),
    }),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The longest of the usual lengths that takes up at most a third of the map, in kilometres. */
export function scaleBar(perKilometre: number): number {
  const usual = [0.1, 0.2, 0.5, 1, 2, 5, 10];
  return usual.findLast((length) => length * perKilometre <= MAP_WIDTH / 3) ?? 0.1;
}

/** The height of a name's letters, and the room that one takes up on average. */
export const LETTERS = 12;
const LETTER_WIDTH = 0.53;
/** From a landmark's middle to its name. */
const BESIDE = 7;

export type Box = { left: number; right: number; top: number; bottom: number };

/** Where a name is written beside its point, and the box that it takes up. */
export function placed(text: string, { x, y }: { x: number; y: number }, side: Side) {
  const width = text.length * LETTERS * LETTER_WIDTH;
  const down = { above: -11, below: 12, left: 0, right: 0, middle: 0 }[side];
  const [anchor, across, start] = (
    {
      left: ['end', -BESIDE, -width],
      right: ['start', BESIDE, 0],
      above: ['middle', 0, -width / 2],
      below: ['middle', 0, -width / 2],
      middle: ['middle', 0, -width / 2],
    } as const
  )[side];
  const left = x + across + start;
  const middle = y + down;
  return {
    anchor,
    x: tenth(x + across),
    y: tenth(middle),
    box: { left, right: left + width, top: middle - LETTERS / 2, bottom: middle + LETTERS / 2 },
  };
}
