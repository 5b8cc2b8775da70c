import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEXT_KEY } from '../../tests/support/next-key.ts';
import { PUSH_KEY } from '../../tests/support/push-key.ts';
import { loadKeys } from '../backend/keys.ts';
import { inBuildCache } from '../build/cache.ts';
import { buildTree, inCleanTree } from '../build/clean-tree.ts';

/** The release that browser tests use: a production build, but for pictures and compressed files that were made in a hurry. */
export const THIS_RELEASE = '.cache/this-release';
/** A later one, with another address for e-mails, another key, and observation. */
export const NEXT_RELEASE = '.cache/next-release';
export const NEXT_EMAIL = 'next@meridian-estates.example';

/** What every build under test is made with, wherever it runs. */
export const testBuildSettings = (): Record<string, string> => ({
  TZ: 'Africa/Lagos',
  LANG: 'en_GB.UTF-8',
  DRAFT_BUILD: '1',
  // Pictures and compressed files are kept by the hash of their input: made once, they are the same.
  BUILD_CACHE: inBuildCache(),
  VITE_PUSH_PUBLIC_KEY: PUSH_KEY,
  SUPABASE_PUBLISHABLE_KEY: loadKeys().publishableKey,
});

const RELEASES: Record<string, Record<string, string>> = {
  [THIS_RELEASE]: {},
  [NEXT_RELEASE]: {
    VITE_COMPANY_EMAIL: NEXT_EMAIL,
    VITE_OBSERVE: 'on',
    SUPABASE_PUBLISHABLE_KEY: NEXT_KEY,
  },
};

/**
 * Builds a release, unless it was built from the same files with the same settings.
 * @throws if the build fails
 */
export async function ensureRelease(outDir: string): Promise<void> {
  const settings = { ...testBuildSettings(), ...RELEASES[outDir] };
  const inputs = hashOf(JSON.stringify([settings, fromEnvironment()]), ...sourceFiles());
  const note = `${outDir}.inputs`;
  if (existsSync(outDir) && existsSync(note) && readFileSync(note, 'utf8') === inputs) return;
  rmSync(note, { force: true });
  // A clean copy has no `.env`, and what a build generates in `src` stays there.
  await inCleanTree(async (tree) => {
    await buildTree(tree, settings);
    rmSync(outDir, { recursive: true, force: true });
    cpSync(join(tree, 'dist'), outDir, { recursive: true });
  });
  writeFileSync(note, inputs);
}

/** Settings of the site that a build would read, where whoever runs the tests has set some. */
function fromEnvironment(): [string, unknown][] {
  const isSetting = /^(VITE_|SUPABASE_|SITE_URL$|HSTS$|PREVIEW_BUILD$|KILL_WORKER$)/;
  return Object.entries(process.env).filter(([name]) => isSetting.test(name));
}

/** What a build reads: everything in git or new, but for tests and documents. */
function sourceFiles(): string[] {
  const folders = ['src', 'public', 'media', 'scripts', 'supabase', '*.html', '*.json', '*.ts'];
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
  return execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file && !/\.test\.tsx?$|\/doubles\//.test(file) && existsSync(file))
    .map((file) => `${file} ${fingerprint(file)}`);
}

/** Pictures are told apart by size and time: reading them all takes longer than a warm start. */
function fingerprint(file: string): string {
  if (!/\.(jpg|png|woff2|ttf)$/.test(file)) return hashOf(readFileSync(file, 'utf8'));
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

function hashOf(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
