import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { row } from './row.ts';
import type { Suite } from './suite.ts';

/** What a build reads, without anything left by an earlier build. */
const SOURCES = [
  ...['src', 'scripts', 'public', 'media', 'supabase', 'tests'],
  ...['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'],
];

/** The duration of a first build, which makes every picture in every size, and of the next one. */
export const buildSuite: Suite = {
  name: 'build',
  async measure() {
    const directory = await mkdtemp(join(tmpdir(), 'meridian-build-'));
    try {
      for (const name of SOURCES) await cp(name, join(directory, name), { recursive: true });
      await symlink(resolve('node_modules'), join(directory, 'node_modules'));
      return [
        row('build', 'cold, with pictures', await seconds(directory), 180, 's'),
        row('build', 'warm', await seconds(directory), 30, 's'),
      ];
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function seconds(directory: string): Promise<number> {
  const begin = performance.now();
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((done) => vite.once('close', done));
  if (code !== 0) throw new Error(`The build failed (${code}).`);
  return (performance.now() - begin) / 1000;
}
