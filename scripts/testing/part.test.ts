import { describe, expect, it } from 'vitest';
import { childSeconds, type Outcome, type Part, runPart, runParts } from './part.ts';

const part = (name: string, more: Partial<Part> = {}): Part => ({
  name,
  command: ['true'],
  processors: 1,
  ...more,
});

/** Runs parts that end when told to, and notes in which order they began. */
function stage(failing: string[] = []) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (one: Part) => {
    began.push(one.name);
    return new Promise<Outcome>((done) =>
      ends.set(one.name, () => {
        const state = failing.includes(one.name) ? 'failed' : 'passed';
        done({ part: one, state, processor: 0, wall: 0 });
      }),
    );
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began, run, end };
}

describe('the parts of a test run', () => {
  it('begin as processors are free, in their order', async () => {
    const { began, run, end } = stage();
    const parts = [part('a'), part('b'), part('both', { processors: 2 }), part('c')];
    const all = runParts(parts, 2, run);
    expect(began).toEqual(['a', 'b']);
    await end('a');
    expect(began).toEqual(['a', 'b', 'c']);
    await end('b');
    await end('c');
    expect(began).toEqual(['a', 'b', 'c', 'both']);
    await end('both');
    expect((await all).map(({ state }) => state)).toEqual(Array(4).fill('passed'));
  });

  it('wait for what they use, and are not run without it; the others are', async () => {
    const { began, run, end } = stage(['build']);
    const parts = [part('build'), part('browser', { after: ['build'] }), part('unit')];
    const all = runParts(parts, 1, run);
    await end('build');
    await end('unit');
    expect(began).toEqual(['build', 'unit']);
    expect((await all).map(({ state }) => state)).toEqual(['failed', 'not run', 'passed']);
  });

  it('do not wait for parts that nobody asked for', async () => {
    const { began, run, end } = stage();
    const all = runParts([part('browser', { after: ['build'] })], 2, run);
    expect(began).toEqual(['browser']);
    await end('browser');
    expect(await all).toHaveLength(1);
  });
});

it('a part fails with its command', async () => {
  expect(await runPart(part('a', { command: ['false'] }))).toMatchObject({ state: 'failed' });
});

it('the processor time is that of the children', () => {
  expect(childSeconds('0m9.00s 0m9.00s\n1m2.50s 0m0.25s\n')).toBe(62.75);
});
