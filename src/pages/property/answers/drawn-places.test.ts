import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../domain/answers';
import { drawnPlaces, NUMBER, RADIUS } from './drawn-places';

const files = import.meta.glob<Answers>('../../../content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

describe.each(Object.entries(files).map(([file, { places }]) => [file, places.landmarks] as const))(
  'the places around the property of %s',
  (_, landmarks) => {
    const drawn = drawnPlaces(landmarks);
    const numbers = drawn.map((place) => ({ ...place, far: Math.hypot(place.x, place.y) }));

    it('have numbers that stand apart, on the drawing, and off its middle and its arrow', () => {
      numbers.forEach(({ x, y, far }, index) => {
        expect(far).toBeLessThanOrEqual(RADIUS + 1);
        expect(far).toBeGreaterThan(2 * NUMBER);
        expect(Math.hypot(x, y + 106)).toBeGreaterThan(NUMBER + 6);
        for (const other of numbers.slice(index + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * NUMBER);
        }
      });
    });

    it('lie in their true directions, the nearer ones nearer', () => {
      const known = landmarks.map(({ dx, dy }, index) => ({
        real: Math.hypot(dx, dy),
        towards: Math.atan2(-dy, dx),
        ...numbers[index],
      }));
      for (const { x = 0, y = 0, towards } of known) {
        expect(Math.cos(Math.atan2(y, x) - towards)).toBeGreaterThan(0.999);
      }
      const byDistance = known.toSorted((a, b) => a.real - b.real).map(({ far = 0 }) => far);
      expect(byDistance).toEqual(byDistance.toSorted((a, b) => a - b));
    });
  },
);
