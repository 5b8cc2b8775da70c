import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkGroups, codeSplitting, idlePaths, staffImports } from './chunks.ts';

const paths = chunkGroups.flatMap(({ name, paths }) => paths.map((path) => ({ name, path })));

it.each(paths)('$path of the group “$name” exists', ({ path }) => {
  expect(existsSync(path)).toBe(true);
});

it('a path whose file contains nothing of it is found, wherever the module went', () => {
  const groups = [{ name: 'days', why: '', paths: ['src/domain/day.ts', 'src/lib/'] }];
  const day = { name: 'days', moduleIds: ['/tree/src/domain/day.ts'] };
  const elsewhere = { name: 'index', moduleIds: ['/tree/src/lib/time.ts'] };
  expect(idlePaths([day, elsewhere], groups)).toEqual(['src/lib/ (days)']);
  expect(
    idlePaths([{ ...day, moduleIds: [...day.moduleIds, ...elsewhere.moduleIds] }], groups),
  ).toEqual([]);
});

it('a file of visitors that imports one of the staff is found', () => {
  const rows = 'assets/admin-rows-1234567.js';
  const other = { fileName: rows, imports: ['assets/admin-open-1234567.js'] };
  const rules = { fileName: 'assets/submission-1234567.js', imports: ['assets/index-1.js'] };
  expect(staffImports([other, rules])).toEqual([]);
  expect(staffImports([other, { ...rules, imports: [...rules.imports, rows] }])).toEqual([
    `${rows} (${rules.fileName})`,
  ]);
});

it('no module is in two groups', () => {
  const all = paths.map(({ path }) => path);
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
});

it('a group contains what its paths name, wherever the tree is checked out, and no similar names', () => {
  const isTaken = (name: string, id: string) =>
    codeSplitting.groups.find((group) => group.name === name)?.test(id);
  expect(isTaken('vendor', '/tree/node_modules/react/index.js')).toBe(true);
  expect(isTaken('vendor', '/tree/node_modules/react-day-picker/index.js')).toBe(false);
  expect(isTaken('index', '/tree/src/domain/lead.ts')).toBe(true);
  expect(isTaken('index', '/tree/src/domain/lead.tsx')).toBe(false);
});
