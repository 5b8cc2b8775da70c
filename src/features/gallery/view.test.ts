import { describe, expect, it } from 'vitest';
import {
  between,
  closeScale,
  enlarged,
  followed,
  OPENING,
  thrownTo,
  wholeScale,
  within,
} from './view';

const SCREEN = { width: 400, height: 800 };
const WIDE = { width: 400, height: 250 };
/** Wider than the screen, as landscapes open on an upright one. */
const WIDER = { width: 800, height: 500 };
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

  it.each([
    ['may be moved as it opens', { x: -90, y: 0, scale: 1 }, { x: -90, y: 0, scale: 1 }],
    ['as far as its edge', { x: -300, y: 0, scale: 1 }, { x: -200, y: 0, scale: 1 }],
    ['may be shown as a whole', { x: 90, y: 0, scale: 0.5 }, { x: 0, y: 0, scale: 0.5 }],
    ['and not smaller', { x: 0, y: 0, scale: 0.3 }, { x: 0, y: 0, scale: 0.5 }],
  ])('a picture wider than the screen %s', (_, view, rest) => {
    expect(within(view, WIDER, SCREEN)).toEqual(rest);
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

it.each([
  ['a wide one that is no wider than the screen', WIDE, 1],
  ['one that is twice as wide', WIDER, 0.5],
  ['one that is higher', { width: 400, height: 1_000 }, 0.8],
])('the whole of a picture fits into the screen: %s', (_, picture, scale) => {
  expect(wholeScale(picture, SCREEN)).toBe(scale);
});

it.each([
  ['far beyond its right edge, the next', -340, 1],
  ['far beyond its left edge, the previous', 340, -1],
  ['a little beyond its edge, this one', -320, 0],
  ['to its edge, this one', 200, 0],
])('a throw means %s', (_, x, by) => {
  expect(thrownTo({ x, y: 0, scale: 1 }, WIDER, SCREEN)).toBe(by);
});

it('half of the way is half of everything', () => {
  expect(between(OPENING, { x: 10, y: -20, scale: 2 }, 0.5)).toEqual({ x: 5, y: -10, scale: 1.5 });
});
