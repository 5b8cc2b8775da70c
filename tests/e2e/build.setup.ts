import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';

/** The other tests drive what visitors get, not a development server. (`--no-deps` takes `dist` as it is.) */
test('the site builds', () => {
  test.setTimeout(300_000);
  console.log(`SEED=${process.env['SEED']}`);
  execFileSync('npm', ['run', 'build', '--', '--logLevel', 'warn'], { stdio: 'inherit' });
});
