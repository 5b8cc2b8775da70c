import { buildTree, inCleanTree } from '../build/clean-tree.ts';
import { row } from './row.ts';
import type { Suite } from './suite.ts';

/** The duration of a first build, which makes every picture in every size, and of the next one. */
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
