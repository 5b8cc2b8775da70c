import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  either,
  flag,
  instant,
  instantText,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type ShapeOf,
  text,
} from './shape';

const isPet = object({
  name: text,
  age: number,
  tame: flag,
  kind: oneOf('cat', 'dog'),
  chip: nullable(text),
  owner: maybe(object({ name: text })),
  mark: either(text, number),
});
const pet = { name: 'Rex', age: 3, tame: true, kind: 'dog', chip: null, mark: 7 };

describe('a shape', () => {
  it('is a type that the compiler infers', () => {
    expectTypeOf<ShapeOf<typeof isPet>>().toEqualTypeOf<{
      name: string;
      age: number;
      tame: boolean;
      kind: 'cat' | 'dog';
      chip: string | null;
      owner?: { name: string } | undefined;
      mark: string | number;
    }>();
  });

  it.each([
    ['a complete value', pet],
    ['a value with optional fields', { ...pet, owner: { name: 'Ada' }, chip: 'x', mark: 'y' }],
    ['a value with extra fields', { ...pet, colour: 'brown' }],
  ])('matches %s', (_title, value) => {
    expect(isPet(value)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'pet'],
    ['a list', []],
    ['a missing field', { ...pet, name: undefined }],
    ['another type', { ...pet, age: '3' }],
    ['an unknown choice', { ...pet, kind: 'fish' }],
    ['null where it is not allowed', { ...pet, owner: null }],
    ['something that is not a number', { ...pet, age: Number.NaN }],
    ['an endless number', { ...pet, age: Number.POSITIVE_INFINITY }],
    ['an invalid nested value', { ...pet, owner: { name: 1 } }],
    ['neither of two alternatives', { ...pet, mark: true }],
  ])('does not match %s', (_title, value) => {
    expect(isPet(value)).toBe(false);
  });
});

describe('an instant', () => {
  it.each([0, Date.parse('2026-11-21T09:00:00Z'), Date.parse('5138-01-01')])('is %d', (at) => {
    expect(instant(at)).toBe(true);
    expect(instantText(new Date(at).toISOString())).toBe(true);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e20, 1e14, -1, '2026-11-21', null, 1n])(
    'is not %s',
    (at) => {
      expect(instant(at)).toBe(false);
    },
  );

  it.each(['not a date', '', '+275760-09-13T00:00:00.000Z', 0, undefined])(
    'is not written %s',
    (at) => {
      expect(instantText(at)).toBe(false);
    },
  );
});
