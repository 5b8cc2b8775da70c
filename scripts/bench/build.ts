import { buildTree, inCleanTree } from '../build/clean-tree.ts';
import { row } from './row.ts';
import type { Suite } from './suite.ts';

/** How long a build takes: the first one, which makes all pictures in all sizes, and the next. */
export const buildSuite: Suite = {
  name: 'build',
  measure: () =>
    inCleanTree(async (tree) => [
      row('build', 'cold, with pictures', await seconds(tree), 180, 's'),
      row('build', 'warm', await seconds(tree), 30, 's'),
    ]),
};

async function seconds(tree: string): Promise<number> {
  const begin = performance.now();
  await buildTree(tree);
  return (performance.now() - begin) / 1000;
}
