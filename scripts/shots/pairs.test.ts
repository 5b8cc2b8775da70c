import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differingShare, layDifferences } from './pairs.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'shots-'));

async function draw(
  file: string,
  { width = 100, height = 100, ink = 0, background = '#fff' } = {},
): Promise<string> {
  const paper = sharp({ create: { width, height, channels: 3, background } });
  const create = { width, height: ink, channels: 3, background: '#123' } as const;
  const marks = ink > 0 ? [{ input: { create }, left: 0, top: 0 }] : [];
  await paper.composite(marks).png().toFile(file);
  return file;
}

it.each([
  ['the same', {}, {}, 0],
  ['a tenth drawn upon', {}, { ink: 10 }, 0.1],
  ['a shade that nobody sees', {}, { background: '#fafafa' }, 0],
  ['longer by a quarter', {}, { height: 125 }, 0.2],
  ['another colour of the same brightness', { background: '#f00' }, { background: '#008f00' }, 1],
])('tells how much two screenshots differ: %s', async (_, before, after, share) => {
  const folder = await newFolder();
  const one = await draw(join(folder, 'one.png'), before);
  const other = await draw(join(folder, 'other.png'), after);
  expect(await differingShare(one, other)).toBeCloseTo(share, 5);
});

it('lays only the pairs that differ, the most different first', async () => {
  const [before, after, pairs] = await Promise.all([newFolder(), newFolder(), newFolder()]);
  const names = ['same.png', 'little.png', 'much.png'];
  for (const name of names) await draw(join(before, name));
  await draw(join(after, 'same.png'));
  await draw(join(after, 'little.png'), { ink: 5 });
  await draw(join(after, 'much.png'), { ink: 50 });
  const found = await layDifferences(names, before, after, pairs);
  expect(found.map(({ name }) => name)).toEqual(['much.png', 'little.png']);
  expect((await readdir(pairs)).sort()).toEqual(['little.jpg', 'much.jpg']);
  const { width } = await sharp(join(pairs, 'much.jpg')).metadata();
  expect(width).toBeGreaterThan(200);
});
