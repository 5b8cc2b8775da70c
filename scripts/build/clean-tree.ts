import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The inputs of a build, without anything that an earlier build has left behind. */
const SOURCES = [
  ...['src', 'scripts', 'public', 'media', 'supabase', 'tests'],
  ...['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'],
];

/** Runs `work` in a temporary copy of this tree that is like a fresh clone. */
export async function inCleanTree<Result>(
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const tree = await mkdtemp(join(tmpdir(), 'meridian-build-'));
  try {
    for (const name of SOURCES) await cp(name, join(tree, name), { recursive: true });
    await symlink(resolve('node_modules'), join(tree, 'node_modules'));
    return await work(tree);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

/** @throws if the build fails */
export async function buildTree(tree: string, env: Record<string, string> = {}): Promise<void> {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: tree,
    // A test run's own settings are not those of a site.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((done) => vite.once('close', done));
  if (code !== 0) throw new Error(`The build failed (${code}).`);
}
