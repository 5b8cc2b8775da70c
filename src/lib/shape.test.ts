import { describe, expect, expectTypeOf, it } from 'vitest';
import { either, flag, maybe, nullable, number, object, oneOf, type ShapeOf, text } from './shape';

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
    ['an invalid nested value', { ...pet, owner: { name: 1 } }],
    ['neither of two alternatives', { ...pet, mark: true }],
  ])('does not match %s', (_title, value) => {
    expect(isPet(value)).toBe(false);
  });
});
