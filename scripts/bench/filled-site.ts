import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Site, startSite } from '../../tests/support/site.ts';

/** Filled once, as the dashboard is after years, and kept for the next run. */
const DATA_DIR = '.cache/bench-dashboard';

/** The site with 100,000 leads. */
export function startFilledSite(): Promise<Site> {
  if (!existsSync(DATA_DIR)) {
    execFileSync('npm', ['run', 'seed'], { stdio: 'inherit', env: { ...process.env, DATA_DIR } });
  }
  return startSite({ data: DATA_DIR });
}
