import { execFileSync } from 'node:child_process';
import { siteFault } from './build/production.ts';

/** The release that is tried with this project; it runs with the rights over the production database. */
const SUPABASE = 'supabase@2.122.1';

// `SITE_URL=https://www.example.com npm run config:push`: brings supabase/config.toml to the linked project. The Supabase
// CLI alone would push whatever SITE_URL is here, and the words `env(SITE_URL)` where there is none.
const fault = siteFault(process.env['SITE_URL']);
if (fault) throw new Error(`Messages of the project would lead nowhere. ${fault}`);
execFileSync('npx', ['--yes', SUPABASE, 'config', 'push', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
