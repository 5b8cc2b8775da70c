import { describe, expect, it } from 'vitest';
import { doorsOf } from './doors';

const PLAN = { width: 6, depth: 4 };
const hall = { name: 'Hall', x: 0, y: 2, width: 6, depth: 2, door: 'Outside' };
const kitchen = { name: 'Kitchen', x: 0, y: 0, width: 2, depth: 2, door: 'Hall' };
const living = { name: 'Living room', x: 2, y: 0, width: 4, depth: 2, opening: 'Kitchen' };

describe('the ways into rooms', () => {
  it('are hung at the room’s own corner, so that the leaf opens into the room and against a wall', () => {
    expect(doorsOf([kitchen, hall], PLAN)[0]).toEqual({
      x: 1.9,
      y: 2,
      isLevel: true,
      along: -0.75,
      leaf: -0.75,
    });
  });

  it('have no leaf where a room is open to another', () => {
    expect(doorsOf([living, kitchen, hall], PLAN)[0]).toEqual({
      x: 2,
      y: 1.9,
      isLevel: false,
      along: -0.75,
    });
  });

  it('lead outside at the bottom of the drawing, else at its top', () => {
    expect(doorsOf([hall], PLAN)).toMatchObject([{ y: 4, leaf: -0.75 }]);
    expect(doorsOf([{ ...kitchen, door: 'Outside' }], PLAN)).toMatchObject([{ y: 0, leaf: 0.75 }]);
  });

  it.each([
    ['a room that is not there', { ...kitchen, door: 'Attic' }],
    ['a room without a common wall', { ...kitchen, y: 0, depth: 1 }],
    ['a wall shorter than a door', { ...kitchen, width: 0.8 }],
  ])('may not lead through %s', (_, room) => {
    expect(() => doorsOf([room, hall], PLAN)).toThrow('Kitchen: there is no wall for a door');
  });
});
