import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Site, startSite } from '../../tests/support/site.ts';
import { bundleServer } from '../testing/server.ts';

/** Filled once with several years' worth of rows and of the staff's work, and kept for the next run. */
const DATA_DIR = '.cache/bench-team';

export async function startFilledSite(): Promise<Site> {
  if (!existsSync(DATA_DIR)) {
    execFileSync('npm', ['run', 'seed'], { stdio: 'inherit', env: { ...process.env, DATA_DIR } });
  }
  await bundleServer();
  return startSite({ data: DATA_DIR, outDir: 'dist' });
}
