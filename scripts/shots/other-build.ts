import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildTree } from '../build/clean-tree.ts';

/**
 * Builds another commit of this repository in a temporary folder, and hands over its build.
 * @throws if there is no such commit, or its build fails
 */
export async function withBuildOf<Result>(
  commit: string,
  work: (dist: string) => Promise<Result>,
): Promise<Result> {
  const tree = await mkdtemp(join(tmpdir(), 'meridian-shots-'));
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, commit], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await installIn(tree);
    await buildTree(tree);
    return await work(join(tree, 'dist'));
  } finally {
    await rm(tree, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune']);
  }
}

/** Shares this folder's packages where the other commit asks for the same ones; else it gets its own. */
async function installIn(tree: string): Promise<void> {
  const lock = join(tree, 'package-lock.json');
  const isSame =
    existsSync(lock) && readFileSync(lock, 'utf8') === readFileSync('package-lock.json', 'utf8');
  if (isSame) await symlink(resolve('node_modules'), join(tree, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' });
}
