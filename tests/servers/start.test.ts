import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import webPush from 'web-push';
import { claimDataDirectory, demoAdmin } from '../../scripts/backend/data-dir';
import { loadKeys } from '../../scripts/backend/keys';
import { addressesOf, checkStart } from '../../scripts/host/site-server';
import { startFault } from '../../scripts/host/start-fault';
import { freePort } from '../support/free-port';
import { listen } from './listen';
import { smallSite } from './small-site';

const folder = mkdtempSync(join(tmpdir(), 'meridian-start-'));
afterAll(() => rmSync(folder, { recursive: true }));
const data = join(folder, 'data');

const pair = webPush.generateVAPIDKeys();
const other = webPush.generateVAPIDKeys();
const KEYS = { VITE_PUSH_PUBLIC_KEY: pair.publicKey, PUSH_PRIVATE_KEY: pair.privateKey };
const swapped = { VITE_PUSH_PUBLIC_KEY: pair.privateKey, PUSH_PRIVATE_KEY: pair.publicKey };
const half = pair.privateKey.slice(5);

/** What is said of settings, where the database would be opened next. */
async function saidOf(settings: Record<string, string>): Promise<string | undefined> {
  for (const [name, value] of Object.entries({ ...KEYS, ...settings })) vi.stubEnv(name, value);
  return startFault(await checkStart().catch((error: unknown) => error));
}

describe('a server whose settings are wrong ends with one sentence, before its database is opened', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each<[string, Record<string, string>, RegExp]>([
    ['a port that is not one', { PORT: 'abc' }, /^PORT must be a number .*$/],
    ['a subject without mailto:', { PUSH_SUBJECT: 'me@example.com' }, /^PUSH_SUBJECT .*$/],
    ['a subject with http:', { PUSH_SUBJECT: 'http://example.com' }, /^PUSH_SUBJECT .*$/],
    ['a push service by its address', { PUSH_HOSTS: 'http://' }, /^PUSH_HOSTS .*$/],
    ['half a private key', { PUSH_PRIVATE_KEY: half }, /^PUSH_PRIVATE_KEY .*$/],
    ['keys that were swapped', swapped, /^VITE_PUSH_PUBLIC_KEY .*$/],
    ['keys of two pairs', { PUSH_PRIVATE_KEY: other.privateKey }, /not a pair.*$/],
  ])('%s', async (_, settings, words) => {
    expect(await saidOf(settings)).toMatch(words);
  });

  test('a port that is in use', async () => {
    const other = await listen(createServer());
    onTestFinished(() => other.close());
    const { port } = new URL(other.url);
    const env = { ...process.env, ...KEYS, PORT: port, DATA_DIR: data };
    const ended = await new Promise((resolve) => {
      const args = ['--import', 'tsx', 'scripts/serve.ts'];
      execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: stdout + stderr }),
      );
    });
    expect(ended).toEqual({
      code: 1,
      said: `Port ${port} is in use. Stop what uses it, or set PORT to another.\n`,
    });
    expect(existsSync(data)).toBe(false);
  });
});

test('a server whose console nobody reads any more goes on, whatever it would print', async () => {
  const files = smallSite();
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: `${port}`,
    DATA_DIR: join(folder, 'own'),
    OUT_DIR: files.directory,
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], { env });
  onTestFinished(() => {
    server.kill('SIGKILL');
    files.erase();
  });
  await once(server.stdout, 'data');
  for (const stream of [server.stdout, server.stderr]) stream.destroy();
  const headers = { apikey: loadKeys().publishableKey, 'Content-Type': 'application/json' };
  // A message is printed for each account.
  for (const email of ['ada@example.com', 'obi@example.com']) {
    const body = JSON.stringify({ email, password: 'correct horse' });
    const url = `http://localhost:${port}/auth/v1/signup`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
  }
  expect((await fetch(`http://localhost:${port}/about`)).status).toBe(200);
});

test.each<[string, object, RegExp]>([
  [
    'another user’s .env',
    { code: 'EACCES', path: '/site/.env' },
    /^This user may not use \/site\/\.env/,
  ],
  ['a full disk', { code: 'ENOSPC' }, /^The disk is full/],
  ['an option that there isn’t', { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }, /^x$/],
  ['a file as DATA_DIR', { code: 'EEXIST', path: '/a' }, /^\/a is not a directory/],
  ['a port for administrators', { code: 'EACCES', port: 80 }, /^Port 80 is reserved/],
  ['an address of another machine', { code: 'EADDRNOTAVAIL' }, /^HOST is not/],
  ['a damaged database', { message: 'PGlite failed to initialize properly' }, /is damaged/],
  ['a host that there isn’t', { code: 'ENOTFOUND' }, /^HOST is not/],
  ['a directory in place of a file', { code: 'EISDIR' }, /^\.env, or the file .* is a directory/],
])('%s is said in a sentence', (_, properties, words) => {
  expect(startFault(Object.assign(new Error('x'), properties))).toMatch(words);
});

test('a fault of ours keeps its trace', () => {
  expect(startFault(new TypeError('x is undefined'))).toBeUndefined();
});

test.each([
  [undefined, 'http://localhost:4173'],
  ['0.0.0.0', 'http://localhost:4173'],
  ['127.0.0.2', 'http://127.0.0.2:4173'],
  ['::1', 'http://[::1]:4173'],
])('the address that is printed for HOST=%s is one that answers', (host, address) => {
  expect(addressesOf(host, 4173)[0]).toBe(address);
});

describe('a data directory', () => {
  const directory = join(folder, 'claimed');
  const pidFile = join(directory, 'server.pid');

  test('is its owner’s alone', () => {
    claimDataDirectory(directory)();
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  });

  test('with a file in place of the database, or half a sign-in, is refused', () => {
    writeFileSync(join(directory, 'database'), 'x');
    expect(() => claimDataDirectory(directory)).toThrow('database is not a directory');
    rmSync(join(directory, 'database'));
    writeFileSync(join(directory, 'demo-admin.json'), '{"email":');
    expect(() => demoAdmin(directory)).toThrow('demo-admin.json is damaged');
  });

  test('that another process uses is refused', () => {
    claimDataDirectory(directory);
    const [, began] = readFileSync(pidFile, 'utf8').split('\n');
    // The first process lives as long as the machine, and belongs to somebody else where tests don't run as root.
    writeFileSync(pidFile, '1');
    expect(() => claimDataDirectory(directory)).toThrow('is in use by process 1');
    // Its number was given to another process since: one that began when this one did.
    writeFileSync(pidFile, `1\n${began}`);
    expect(() => claimDataDirectory(directory)()).not.toThrow();
  });
});
