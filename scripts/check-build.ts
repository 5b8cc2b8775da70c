import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTree, inCleanTree } from './build/clean-tree.ts';
import { differences, type Files, filesOf } from './build/differences.ts';
import { buildPictures, PICTURES_DIR } from './images.ts';

// `npm run check:build` builds the site in two clean copies of this tree, in two time zones and languages, and compares
// them: a build must have the same bytes wherever it runs, or devices fetch unchanged files again. One copy lacks the
// modules that a build generates in `src`: the build must generate exactly the committed ones.
const CONTENT = 'src/content';
const GENERATED = '.generated.ts';

const stored = await filesOf(CONTENT, GENERATED);
// Made only once: they take half a minute, and their names are hashes of their inputs.
await buildPictures();
const [first, second] = await Promise.all([
  buildCopy({ TZ: 'Africa/Lagos', LANG: 'en_GB.UTF-8' }),
  buildCopy({ TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' }, [...stored.keys()]),
]);

const faults = [
  ...differences(first.dist, second.dist).map((file) => `Two builds differ in dist/${file}.`),
  ...differences(stored, second.generated).map(
    (file) => `${CONTENT}/${file} is not what a build writes: \`npm run build\`, and commit it.`,
  ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`Two builds are the same, all ${first.dist.size} files.`);

/** Builds a copy of this tree, without the given content files. */
function buildCopy(
  env: Record<string, string>,
  without: string[] = [],
): Promise<{ dist: Files; generated: Files }> {
  return inCleanTree(async (tree) => {
    await cp(PICTURES_DIR, join(tree, '.cache/media'), { recursive: true });
    for (const file of without) await rm(join(tree, CONTENT, file));
    await buildTree(tree, { ...env, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of-both-builds' });
    return {
      dist: await filesOf(join(tree, 'dist')),
      generated: await filesOf(join(tree, CONTENT), GENERATED),
    };
  });
}
