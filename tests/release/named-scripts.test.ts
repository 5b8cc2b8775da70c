import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { THIS_RELEASE } from '../../scripts/testing/releases';

/** Tests hold back or refuse scripts by their names: "/assets/keep-draft-*". */
const NAMED = /\/assets\/([a-z][a-z-]*[a-z])-?(?:\*|'|"|`)/g;

test('every script that a browser test holds back or refuses is one of the build', () => {
  const built = readdirSync(join(THIS_RELEASE, 'assets'));
  const named = readdirSync('tests/e2e').flatMap((file) =>
    [...readFileSync(join('tests/e2e', file), 'utf8').matchAll(NAMED)].map(([, name]) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !built.some((file) => file.startsWith(`${name}-`)))).toEqual(
    [],
  );
});
