import { describe, expect, it } from 'vitest';
import { between, closeScale, enlarged, followed, OPENING, within } from './view';

const SCREEN = { width: 400, height: 800 };
const WIDE = { width: 400, height: 250 };
const MIDDLE = { x: 0, y: 0 };

describe('enlarged', () => {
  it.each([
    { at: MIDDLE, x: 0, y: 0 },
    { at: { x: 100, y: 50 }, x: -100, y: -50 },
    { at: { x: -100, y: 0 }, x: 100, y: 0 },
  ])('to twice its size, what is at $at stays there', ({ at, x, y }) => {
    expect(enlarged(OPENING, 2, at)).toEqual({ x, y, scale: 2 });
  });

  it('there and back again, it is where it was', () => {
    const view = { x: 30, y: -20, scale: 1.5 };
    const at = { x: 80, y: 10 };
    const again = enlarged(enlarged(view, 3, at), 1.5, at);
    expect(again.x).toBeCloseTo(30);
    expect(again.y).toBeCloseTo(-20);
  });
});

describe('within', () => {
  it.each([
    ['its edge stays at the screen’s', { x: 900, y: 0, scale: 2 }, { x: 200, y: 0, scale: 2 }],
    [
      'as long as it is lower than the screen, it stays at half height',
      { x: 0, y: 90, scale: 2 },
      { x: 0, y: 0, scale: 2 },
    ],
    [
      'higher than the screen, it may be moved up and down',
      { x: 0, y: -90, scale: 4 },
      { x: 0, y: -90, scale: 4 },
    ],
    ['it is never smaller than the screen allows', { x: 40, y: 40, scale: 0.5 }, OPENING],
    ['nor larger than four times', { x: 0, y: 0, scale: 9 }, { x: 0, y: 0, scale: 4 }],
  ])('%s', (_, view, rest) => {
    expect(within(view, WIDE, SCREEN)).toEqual(rest);
  });
});

it('beyond its limits, a picture follows fingers reluctantly', () => {
  const { x } = followed({ x: 300, y: 0, scale: 2 }, WIDE, SCREEN, MIDDLE);
  expect(x).toBeGreaterThan(200);
  expect(x).toBeLessThan(250);
  const { scale } = followed({ x: 0, y: 0, scale: 0.5 }, WIDE, SCREEN, MIDDLE);
  expect(scale).toBeGreaterThan(0.5);
  expect(scale).toBeLessThan(1);
});

it.each([
  ['a wide picture until it is as high as an upright screen', WIDE, 3.2],
  ['at least twice', { width: 400, height: 780 }, 2],
  ['at most four times', { width: 400, height: 100 }, 4],
])('closeScale enlarges %s', (_, picture, scale) => {
  expect(closeScale(picture, SCREEN)).toBeCloseTo(scale);
});

it('half of the way is half of everything', () => {
  expect(between(OPENING, { x: 10, y: -20, scale: 2 }, 0.5)).toEqual({ x: 5, y: -10, scale: 1.5 });
});
