import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { SettingFault } from './backend/setting.ts';
import { siteFault } from './build/production.ts';
import { startOrSay } from './host/start-fault.ts';
import { pushConfig } from './project/push-config.ts';

/** Where the Supabase CLI notes the project that it is linked to, and its token where it has no keyring. */
const REF_FILE = 'supabase/.temp/project-ref';
const TOKEN_FILE = join(homedir(), '.supabase/access-token');

/**
 * `SITE_URL=https://www.example.com npm run config:push`: brings the linked project to the settings that
 * supabase/config.toml declares, after it has shown what would change and asked (`-- --yes`: without asking). The Supabase
 * CLI's own `config push` also sends a default for everything that is not declared: it opens sign-up that was closed.
 */
await startOrSay(async () => {
  const { values } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, 'project-ref': { type: 'string' } },
  });
  const fault = siteFault(process.env['SITE_URL']);
  if (fault) throw new SettingFault(`Links in the project’s messages would lead nowhere. ${fault}`);
  const ref = values['project-ref'] ?? stored(REF_FILE);
  if (!ref) throw new SettingFault('No project is linked: name it, with -- --project-ref <ref>.');
  const token = process.env['SUPABASE_ACCESS_TOKEN'] || stored(TOKEN_FILE);
  if (!token) {
    throw new SettingFault(
      'Set SUPABASE_ACCESS_TOKEN to a token of https://supabase.com/dashboard/account/tokens.',
    );
  }
  const apiUrl = process.env['SUPABASE_API_URL'] || 'https://api.supabase.com';
  const changes = await pushConfig(
    { ref, token, apiUrl },
    {
      toml: readFileSync('supabase/config.toml', 'utf8'),
      env: process.env,
      async agree(lines) {
        console.log(`The project ${ref} would change:\n  ${lines.join('\n  ')}`);
        return values.yes || ask();
      },
    },
  );
  console.log(changes.length === 0 ? 'Nothing was changed.' : 'Changed.');
});

function stored(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

async function ask(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new SettingFault('Nothing was changed: add -- --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Change it? (y/N) ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
