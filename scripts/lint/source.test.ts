import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The maximum length of a module, in lines; tests may be longer. */
const MOST_LINES = 250;

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(generated|d)\.ts$/.test(file));

const EXPORTED_TYPE = /^export (?:type|interface|(?:abstract )?class) (\w+)/gm;

it('no exported type has the name of another', () => {
  const names = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EXPORTED_TYPE)].map(([, name]) => name),
  );
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  expect(duplicates).toEqual([]);
});

it('no module is too long to read in one go', () => {
  const others = ['scripts', 'supabase/functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const long = [...modules, ...others].filter(
    (file) =>
      !file.includes('.test.') && readFileSync(file, 'utf8').split('\n').length - 1 > MOST_LINES,
  );
  expect(long).toEqual([]);
});

it('no page asks for what browsers give only to pages with TLS, without another way', () => {
  const asking = modules.filter(
    (file) =>
      !/\.test\.|\/doubles\//.test(file) && /\brandomUUID\b/.test(readFileSync(file, 'utf8')),
  );
  // Its comment says why it exists.
  expect(asking).toEqual(['src/lib/random-id.ts']);
});

it('device storage is opened by the modules with one schema, one upgrade path and one erasure', () => {
  const others = modules.filter(
    (file) =>
      !/^src\/(?:offline|staff-copy|shortlist)\//.test(file) &&
      /\bindexedDB\b/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});

/** Where a test begins. What stands before the first is shared by the file's tests. */
const TEST = /^(?=\s*test\()/m;

it('a browser test that sets the clock of a context has a context of its own', () => {
  const shared = readdirSync('tests/e2e')
    .map((file) => readFileSync(`tests/e2e/${file}`, 'utf8'))
    .filter((text) => !text.includes('WITH_WORKER'))
    .flatMap((text) => text.split(TEST).slice(1))
    .filter((test) => /\b(page\.clock|context\.addInitScript)\b/.test(test))
    .filter((test) => !/@own-context|@worker/.test(test))
    .map((test) => test.trim().split('\n')[0]);
  expect(shared).toEqual([]);
});
