import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { answerRequest } from '../../scripts/backend/answer-request';
import { listen } from '../servers/listen';
import { ANON, KEYS, openTestBackend, PASSWORD } from './support/backend';

const backend = await openTestBackend();
const server = await listen(createServer(answerRequest({ app: backend.access })));
const account = await backend.signUp();
afterAll(() => server.close());

/** Runs `npm run admin` for the account, and returns what it prints. */
async function runAdmin(site: string): Promise<string> {
  const env = {
    ...process.env,
    SUPABASE_URL: server.url,
    SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    SITE_URL: site,
  };
  const args = ['--import', 'tsx', 'scripts/admin.ts', account.email];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout;
}

test('a site without a scheme is refused before the account is locked', async () => {
  await expect(runAdmin('localhost:4173')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('set SITE_URL'),
  });
  expect(await backend.rows('user_roles')).toEqual([]);
  const { email } = account;
  const path = '/auth/v1/token?grant_type=password';
  const signIn = await backend.call(ANON, 'POST', path, { email, password: PASSWORD });
  expect(signIn.status).toBe(200);
});

test('an administrator is made, and hears how to choose a password', async () => {
  expect(await runAdmin('http://localhost:4173')).toContain(`was sent to ${account.email}`);
  expect(await backend.rows('user_roles')).toMatchObject([{ user_id: account.id }]);
  expect(backend.letter(account.email).subject).toContain('Reset');
});
