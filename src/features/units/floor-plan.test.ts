import { describe, expect, it } from 'vitest';
import { roomLabel } from './floor-plan';

const label = (name: string, width: number, depth: number) =>
  roomLabel(name, `${width} × ${depth}`, { width, depth }, 0.3);

describe('the label of a room', () => {
  it('is its name in one line and its sides below it', () => {
    expect(label('Living room', 4, 3)).toEqual({
      lines: ['Living room', '4 × 3'],
      isSmaller: false,
      isTurned: false,
      hasSides: true,
    });
  });

  it('is broken between words, and leaves the sides out, where the room is small', () => {
    expect(label('Guest toilet', 1.3, 1)).toMatchObject({
      lines: ['Guest', 'toilet'],
      hasSides: false,
    });
  });

  it('is turned where the room is narrow and deep', () => {
    expect(label('Wardrobe', 0.6, 2)).toMatchObject({ lines: ['Wardrobe'], isTurned: true });
  });

  it('is refused where it does not fit', () => {
    expect(() => label('Wardrobe', 0.6, 0.6)).toThrow('“Wardrobe” does not fit');
  });
});
