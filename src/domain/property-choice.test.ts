import { describe, expect, it } from 'vitest';
import { comparePath, readChoice, shortlistPath } from './property-choice';

const isOurs = (slug: string) => ['a', 'b', 'c-1'].includes(slug);

describe('an address that names properties', () => {
  it.each([
    ['', [], 0],
    ['?of=', [], 0],
    ['?of=a,b', ['a', 'b'], 0],
    ['?of=b,a', ['b', 'a'], 0],
    // As some mail programs write the comma.
    ['?of=a%2Cc-1', ['a', 'c-1'], 0],
    ['?utm_source=x&of=a', ['a'], 0],
    ['?of=a,a,%20A%20', ['a'], 0],
    ['?of=a,gone,b,<b>', ['a', 'b'], 2],
    ['?of=,,a,', ['a'], 0],
  ])('%s', (search, slugs, unknown) => {
    expect(readChoice(search, isOurs)).toEqual({ slugs, unknown });
  });

  it('names no more than fit side by side', () => {
    expect(readChoice('?of=a,x,b,c-1', isOurs, 2)).toEqual({ slugs: ['a', 'b'], unknown: 1 });
  });

  it('is read no further than twenty names', () => {
    const many = Array.from({ length: 500 }, (_, n) => `x${n}`).join(',');
    expect(readChoice(`?of=${many},a`, isOurs)).toEqual({ slugs: [], unknown: 20 });
  });

  it.each([shortlistPath, comparePath])('is read as it was written', (pathOf) => {
    const slugs = ['c-1', 'a'];
    const { search } = new URL(pathOf(slugs), 'https://site.example');
    expect(readChoice(search, isOurs).slugs).toEqual(slugs);
  });
});
