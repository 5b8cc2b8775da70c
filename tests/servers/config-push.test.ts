import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { SettingFault } from '../../scripts/backend/setting';
import { changesOf, readDeclared } from '../../scripts/project/declared';
import { pushConfig } from '../../scripts/project/push-config';
import { listen } from './listen';

const SITE_URL = 'https://www.meridian-estates.com';
const declared = readDeclared(readFileSync('supabase/config.toml', 'utf8'), 'abc', { SITE_URL });
/** A project whose operator has closed it, and has asked for other times and no confirmations. */
const AUTH = {
  ...Object.fromEntries(changesOf(declared, {}).map(({ name, to }) => [name, to])),
  site_url: 'https://old.example.com',
  disable_signup: true,
  uri_allow_list: 'https://preview.example.com/**',
  password_min_length: 16,
  jwt_exp: 3600,
  mailer_autoconfirm: false,
};

/**
 * What the Management API is asked, in place of Supabase's.
 * @param odd answers some requests otherwise: with a status and a text
 */
async function recorder(odd: (asked: string) => [number, string] | undefined = () => undefined) {
  const asked: string[] = [];
  const server = await listen(
    createServer(async (req, res) => {
      asked.push([req.method, req.url, await text(req)].join(' ').trim());
      const [status, said] = odd(asked.at(-1) ?? '') ?? [];
      if (status === 0) return req.socket.destroy();
      if (status) return res.writeHead(status, { location: '/' }).end(said);
      const isKnown = req.headers.authorization === 'Bearer sbp_secret';
      res.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      const settings = req.url?.endsWith('/config/auth')
        ? AUTH
        : { db_schema: 'public', max_rows: 1000 };
      return res.end(JSON.stringify(isKnown ? settings : { message: 'Unauthorized' }));
    }),
  );
  onTestFinished(() => server.close());
  return { asked, url: server.url };
}

function push(url: string, args: string[], token = 'sbp_secret') {
  const env = {
    SITE_URL,
    SUPABASE_ACCESS_TOKEN: token,
    SUPABASE_API_URL: url,
  };
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    const command = ['--import', 'tsx', 'scripts/config-push.ts', '--project-ref', 'abc', ...args];
    execFile(
      process.execPath,
      command,
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const READS = ['GET /v1/projects/abc/postgrest', 'GET /v1/projects/abc/config/auth'];
const SHOWN = `The project abc would change:
  site_url: "https://old.example.com" → "https://www.meridian-estates.com"
  jwt_exp: 3600 → 900
`;

test('a project keeps what supabase/config.toml doesn’t declare, and is told what would change', async () => {
  const api = await recorder();
  expect(await push(api.url, ['--yes'])).toEqual({ code: 0, said: `${SHOWN}Changed.\n` });
  expect(api.asked).toEqual([
    ...READS,
    'PATCH /v1/projects/abc/config/auth {"site_url":"https://www.meridian-estates.com","jwt_exp":900}',
  ]);
});

test.each([
  ['nobody has agreed', [], undefined, `${SHOWN}Nothing was changed: add -- --yes.\n`],
  ['the token is wrong', ['--yes'], 'other', expect.stringMatching(/^GET .* with 401: .*\n$/)],
])('a project stays as it is if %s', async (_, args, token, said) => {
  const api = await recorder();
  expect(await push(api.url, args, token)).toEqual({ code: 1, said });
  expect(api.asked.filter((one) => !READS.includes(one))).toEqual([]);
});

test.each<[string, Parameters<typeof recorder>[0], RegExp]>([
  ['a page', () => [200, '<html>Sign in</html>'], /^GET .* with 200: <html>Sign in<.html>$/],
  [
    'a redirect',
    () => [302, ''],
    /^GET postgrest .* had no answer from http.*: unexpected redirect$/,
  ],
  ['nothing', () => [0, ''], /^GET postgrest .* had no answer from http.*$/],
  [
    'a refusal, after a first change',
    (asked) =>
      asked.includes('GET /v1/projects/abc/postgrest')
        ? [200, '{"max_rows": 5, "db_schema": "public"}']
        : asked.startsWith('PATCH /v1/projects/abc/config')
          ? [400, 'no']
          : undefined,
    /^PATCH config.auth .* with 400: no\nBefore that, this was changed: max_rows\.$/,
  ],
])('whoever is answered with %s reads what has happened', async (_, odd, said) => {
  const { url: apiUrl } = await recorder(odd);
  const toml = readFileSync('supabase/config.toml', 'utf8');
  const options = { toml, env: { SITE_URL }, agree: async () => true };
  const pushed = pushConfig({ ref: 'abc', token: 'sbp_secret', apiUrl }, options);
  await expect(pushed).rejects.toThrow(SettingFault);
  await expect(pushed).rejects.toThrow(said);
});
