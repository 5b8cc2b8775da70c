import { execFileSync } from 'node:child_process';
import { siteFault } from './build/production.ts';

/** The release tested with this project. It has write access to the production database. */
const SUPABASE = 'supabase@2.122.1';

// `SITE_URL=https://www.example.com npm run config:push`: pushes supabase/config.toml to the linked project. The
// Supabase CLI alone would push any SITE_URL, and the literal `env(SITE_URL)` if it is not set.
const fault = siteFault(process.env['SITE_URL']);
if (fault) throw new Error(`Messages of the project would lead nowhere. ${fault}`);
execFileSync('npx', ['--yes', SUPABASE, 'config', 'push', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
