import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTree, inCleanTree } from './build/clean-tree.ts';
import { differences, filesOf } from './build/differences.ts';
import { ensureRelease, THIS_RELEASE, testBuildSettings } from './testing/releases.ts';

// `npm run check:build` builds the site once more, in a clean copy of this tree, in another time zone and language, and
// compares it with the release that the browser tests use: a build must have the same bytes wherever it runs, or devices
// fetch unchanged files again. The copy lacks the modules that a build generates in `src`: the build must generate exactly
// the committed ones.
const CONTENT = 'src/content';
const GENERATED = '.generated.ts';

const stored = await filesOf(CONTENT, GENERATED);
await ensureRelease(THIS_RELEASE);
const first = await filesOf(THIS_RELEASE);
const second = await inCleanTree(async (tree) => {
  for (const file of stored.keys()) await rm(join(tree, CONTENT, file));
  await buildTree(tree, {
    ...testBuildSettings(),
    TZ: 'America/Los_Angeles',
    LANG: 'de_DE.UTF-8',
  });
  return {
    dist: await filesOf(join(tree, 'dist')),
    generated: await filesOf(join(tree, CONTENT), GENERATED),
  };
});

const faults = [
  ...differences(first, second.dist).map((file) => `Two builds differ in ${file}.`),
  ...differences(stored, second.generated).map(
    (file) => `${CONTENT}/${file} is not what a build writes: \`npm run build\`, and commit it.`,
  ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`Two builds are the same, all ${first.size} files.`);
