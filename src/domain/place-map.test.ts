import { describe, expect, it } from 'vitest';
import type { Answers } from './answers';
import {
  type Box,
  kilometresBetween,
  MAP_WIDTH,
  type PlaceMap,
  placed,
  projectionOf,
  scaleBar,
} from './place-map';

const maps = import.meta.glob<PlaceMap>('../content/maps/*.yaml', {
  eager: true,
  import: 'default',
});
const answers = import.meta.glob<Answers>('../content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

it('measures what an atlas says', () => {
  // Lagos to London, city to city.
  expect(kilometresBetween([3.3958, 6.4541], [-0.1278, 51.5074])).toBeCloseTo(5017, -2);
});

describe.each(Object.entries(answers).map(([file, { places }]) => [file, places] as const))(
  'the map of %s',
  (_, places) => {
    const map = maps[`../content/maps/${places.map}.yaml`];
    if (!map) throw new Error(`There is no map ${places.map}.`);
    const { height, perKilometre, project } = projectionOf(map.frame);
    const shown = places.landmarks.filter(({ label }) => label);
    const isInside = ({ left, right, top, bottom }: Box) =>
      left >= 0 && right <= MAP_WIDTH && top >= 0 && bottom <= height;

    it('has distances within 5 % of the coordinates’ own', () => {
      const points = [places.position, ...shown.map(({ at }) => at)];
      for (const from of points) {
        for (const to of points) {
          const [a, b] = [project(from), project(to)];
          const drawn = Math.hypot(a.x - b.x, a.y - b.y) / perKilometre;
          const real = kilometresBetween(from, to);
          // Half a pixel is what the drawing's rounding may add.
          expect(Math.abs(drawn - real)).toBeLessThanOrEqual(real * 0.05 + 0.15 / perKilometre);
        }
      }
    });

    it('is as many minutes by car from each landmark as that is far, 2 to 50 km in an hour', () => {
      for (const { at, byRoad } of places.landmarks) {
        const minutes = kilometresBetween(places.position, at) * 60;
        const speeds = [2, minutes / byRoad.to, minutes / byRoad.from, 50];
        expect([...new Set(speeds)].sort((a, b) => a - b)).toEqual(speeds);
      }
    });

    it('has north up, and a scale that fits', () => {
      const { west, south, north } = map.frame;
      expect(project([west, north])).toEqual({ x: 0, y: 0 });
      expect(project([west, south]).y).toBeGreaterThan(0);
      expect(scaleBar(perKilometre) * perKilometre).toBeLessThanOrEqual(MAP_WIDTH / 3);
    });

    it('has landmarks and names in its frame, none over another, over a marker, the scale or the arrow', () => {
      for (const { at } of shown) expect(isInside(around(project(at), 0))).toBe(true);
      const property = project(places.position);
      const dots = [
        property,
        ...shown.filter(({ label }) => label?.side !== 'middle').map(({ at }) => project(at)),
      ];
      const texts = [
        ...map.names.map(({ text, at }) => ({ text, ...placed(text, project(at), 'middle') })),
        ...shown.flatMap(({ at, label }) =>
          label ? { text: label.text, ...placed(label.text, project(at), label.side) } : [],
        ),
        { text: 'About here', ...placed('About here', property, places.side) },
      ];
      const boxes = [
        ...texts.map(({ text, box }) => ({ text, ...box })),
        ...dots.map((dot) => ({ text: 'a marker', ...around(dot, 3) })),
        { text: 'the scale', left: 8, right: 12 + MAP_WIDTH / 3, top: height - 28, bottom: height },
        { text: 'the arrow', left: MAP_WIDTH - 20, right: MAP_WIDTH, top: 8, bottom: 48 },
      ];
      expect(texts.filter(({ box }) => !isInside(box)).map(({ text }) => text)).toEqual([]);
      const clashes = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .flatMap((other) => (overlap(one, other) ? `${one.text} / ${other.text}` : [])),
      );
      expect(clashes).toEqual([]);
    });
  },
);

function around({ x, y }: { x: number; y: number }, by: number): Box {
  return { left: x - by, right: x + by, top: y - by, bottom: y + by };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
