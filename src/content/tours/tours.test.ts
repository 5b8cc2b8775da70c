import { describe, expect, it } from 'vitest';
import type { Answers } from '../../domain/answers';
import type { Spot } from '../../domain/home-tour';
import { tourPlan } from '../tour-plan.generated';
import { rooms } from './brum-height-7';

const answers = import.meta.glob<Answers>('../answers/brum-height-7.yaml', {
  eager: true,
  import: 'default',
});
const onPlan = (name: string) => tourPlan.rooms.find((room) => room.name === name);

/** How far a place is outside a room of the plan; 0 inside it, or on its walls. */
function outside(name: string, { x, y }: Spot): number {
  const room = onPlan(name);
  if (!room) return Number.POSITIVE_INFINITY;
  const beyond = (at: number, from: number, length: number) =>
    Math.max(from - at, at - from - length, 0);
  return Math.hypot(beyond(x, room.x, room.width), beyond(y, room.y, room.depth));
}

it('the plan of the tour is the one that the property’s page shows', () => {
  const [unit] = Object.values(answers)[0]?.units ?? [];
  expect(tourPlan).toEqual({ plan: unit?.plan, north: unit?.north, rooms: unit?.rooms });
});

describe.each(rooms)('$name', ({ id, name, place, ways }) => {
  it('is on the floor plan, and its standpoint is inside it', () => {
    expect(outside(name, place)).toBe(0);
  });

  it('has ways to other rooms, through its own walls, and each leads back', () => {
    expect(ways.length).toBeGreaterThan(0);
    for (const { to, through } of ways) {
      expect(outside(name, through)).toBeCloseTo(0);
      const back = rooms.find((room) => room.id === to)?.ways.map((way) => way.to);
      expect(back).toContain(id);
    }
  });
});
