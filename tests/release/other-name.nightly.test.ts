import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildTree, inCleanTree } from '../../scripts/build/clean-tree';
import { testBuildSettings } from '../../scripts/testing/releases';

/** The two files that another company changes. */
const COMPANY = ['src/content/brand.ts', 'src/content/company.ts'];
/** All of these are read by people. */
const TEXTS = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;
/**
 * Our name in any form, but for what nobody reads: the typeface, and the keys under which a device stores things. They would
 * lose what is stored if they changed with the name.
 */
const OURS = /Meridian(?! Sans)|meridian-?estates|meridian_/gi;
const KEY = /^meridian$/;

const asOther = (text: string) =>
  text
    .replaceAll('Meridian', 'Baobab')
    .replaceAll('meridian', 'baobab')
    .replaceAll('#faf7f0', '#f0f7fa');

/** A build, with every card drawn anew, on a busy machine. */
const BUILD = { timeout: 600_000 };

it('a build under another name has that name, and none of ours', BUILD, async () => {
  await inCleanTree(async (tree) => {
    for (const name of COMPANY) {
      const file = join(tree, name);
      await writeFile(file, asOther(await readFile(file, 'utf8')));
    }
    await buildTree(tree, testBuildSettings());
    const dist = join(tree, 'dist');
    const files = (await readdir(dist, { recursive: true })).filter((file) => TEXTS.test(file));
    const found = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(dist, file), 'utf8');
        const ours = [...text.matchAll(OURS)].filter(([name]) => !KEY.test(name));
        return ours.map(
          ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 60)}`,
        );
      }),
    );
    expect(found.flat()).toEqual([]);
    for (const file of ['index.html', 'about.html', 'manifest.webmanifest', 'staff.webmanifest']) {
      expect(await readFile(join(dist, file), 'utf8')).toContain('Baobab Estates');
    }
    for (const file of files) {
      expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/%[A-Z_]+%/);
    }
    const manifest: unknown = JSON.parse(
      await readFile(join(dist, 'manifest.webmanifest'), 'utf8'),
    );
    expect(manifest).toMatchObject({ short_name: 'Baobab', theme_color: '#f0f7fa' });
  });
});
