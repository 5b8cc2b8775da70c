import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkGroups, codeSplitting } from './chunks.ts';

const paths = chunkGroups.flatMap(({ name, paths }) => paths.map((path) => ({ name, path })));

it.each(paths)('$path of the group “$name” exists', ({ path }) => {
  expect(existsSync(path)).toBe(true);
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
