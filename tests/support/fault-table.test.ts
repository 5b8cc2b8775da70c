import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROW = /^\| ([A-Z]\d+\w*) \| (.+?) \| (.+?) \| (.+) \|$/;
/** `file` › `title`, with the title as written in the source. */
const PROOF = /`([^`]+)` › `([^`]+)`/g;

const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', , , cell = ''] = ROW.exec(line) ?? [];
    const proofs = [...cell.matchAll(PROOF)].map(([, file = '', title = '']) => ({ file, title }));
    return name ? [{ name, proofs }] : [];
  });

/** The number of faults of each kind. */
const COUNTS = {
  N: 13,
  S: 13,
  B: 15,
  D: 12,
  M: 15,
  U: 14,
  Z: 4,
  V: 12,
  T: 9,
  K: 9,
  A: 18,
  C: 3,
  I: 5,
  H: 43,
  W: 8,
  P: 6,
};

it('the fault catalogue lists every fault once', () => {
  const expected = Object.entries(COUNTS).flatMap(([sort, count]) =>
    Array.from({ length: count }, (_, n) => `${sort}${n + 1}`),
  );
  expect(rows.map(({ name }) => name)).toEqual(expected);
});

/** The titles of the browser tests that run with each change, as Playwright lists them. */
const listed = execFileSync('node_modules/.bin/playwright', ['test', '--list'], {
  encoding: 'utf8',
  env: { ...process.env, NIGHTLY: '' },
});

it('with each change a browser does each thing once: some hundred tests', () => {
  expect(listed.match(/\.spec\.ts:/g)?.length).toBeLessThan(110);
});

/**
 * Each needs a killed process, a worker with its whole cache, or a person who waits: ten seconds and more of a browser, and
 * nothing cheaper would find them.
 */
const BY_NIGHT = ['S8', 'B3', 'B5', 'B15', 'D12', 'U3', 'U4', 'U5', 'U7', 'U10', 'U11'];
const withEachChange = rows.filter(({ name }) => !BY_NIGHT.includes(name));

it.each(withEachChange)('a test that proves $name runs with each change', ({ proofs }) => {
  const running = proofs.filter(({ file, title }) => {
    // Of a title with parameters, the longest fixed part.
    const [part = ''] = title.split(/\$\{[^}]*\}/).sort((a, b) => b.length - a.length);
    const name = file.replace('tests/e2e/', '');
    return listed.split('\n').some((line) => line.includes(name) && line.includes(part));
  });
  const others = proofs.filter(({ file }) => !file.startsWith('tests/e2e/'));
  expect([...running, ...others], 'all of them run only at night').not.toEqual([]);
});

it.each(rows)('the tests that prove $name exist', ({ proofs }) => {
  expect(proofs).not.toEqual([]);
  for (const { file, title } of proofs) {
    const source = readFileSync(file, 'utf8');
    // The title of a browser test may end in a tag: see `fixtures.ts`.
    const isThere = [title, `${title} @worker`, `${title} @own-context`].some((name) =>
      [`'${name}'`, `"${name}"`, `\`${name}\``].some((text) => source.includes(text)),
    );
    expect(isThere, `${file} › ${title}`).toBe(true);
  }
});
