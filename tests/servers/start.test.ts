import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import { claimDataDirectory } from '../../scripts/backend/data-dir';
import { addressesOf } from '../../scripts/host/site-server';
import { startFault } from '../../scripts/host/start-fault';
import { freePort } from '../support/free-port';
import { listen } from './listen';

const folder = mkdtempSync(join(tmpdir(), 'meridian-start-'));
afterAll(() => rmSync(folder, { recursive: true }));
const data = join(folder, 'data');

const pair = webPush.generateVAPIDKeys();
const other = webPush.generateVAPIDKeys();
const KEYS = { VITE_PUSH_PUBLIC_KEY: pair.publicKey, PUSH_PRIVATE_KEY: pair.privateKey };
const swapped = { VITE_PUSH_PUBLIC_KEY: pair.privateKey, PUSH_PRIVATE_KEY: pair.publicKey };
const half = pair.privateKey.slice(5);

/** Starts the server, which must end; resolves to what it said. */
async function ended(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const own = { PORT: String(await freePort()), DATA_DIR: data, ...KEYS };
  const env = { ...process.env, ...own, ...settings };
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'scripts/serve.ts'];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

describe('a server whose settings are wrong ends with one sentence, before its database is opened', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a port that is not one', { PORT: 'abc' }, /^PORT must be a number .*\n$/],
    ['a subject without mailto:', { PUSH_SUBJECT: 'me@example.com' }, /^PUSH_SUBJECT .*\n$/],
    ['a subject with http:', { PUSH_SUBJECT: 'http://example.com' }, /^PUSH_SUBJECT .*\n$/],
    ['half a private key', { PUSH_PRIVATE_KEY: half }, /^PUSH_PRIVATE_KEY .*\n$/],
    ['keys that were swapped', swapped, /^VITE_PUSH_PUBLIC_KEY .*\n$/],
    ['keys of two pairs', { PUSH_PRIVATE_KEY: other.privateKey }, /not a pair.*\n$/],
  ])('%s', async (_, settings, words) => {
    const { code, said } = await ended(settings);
    expect(said).toMatch(words);
    expect(code).toBe(1);
    expect(existsSync(data)).toBe(false);
  });

  test('a port that is in use', async () => {
    const other = await listen(createServer());
    onTestFinished(() => other.close());
    const { port } = new URL(other.url);
    expect(await ended({ PORT: port })).toEqual({
      code: 1,
      said: `Port ${port} is in use. Stop what uses it, or set PORT to another.\n`,
    });
    expect(existsSync(data)).toBe(false);
  });
});

test.each<[string, object, RegExp]>([
  [
    'another user’s .env',
    { code: 'EACCES', path: '/site/.env' },
    /^This user may not use \/site\/\.env/,
  ],
  ['a full disk', { code: 'ENOSPC' }, /^The disk is full/],
  ['a port for administrators', { code: 'EACCES', port: 80 }, /^Port 80 is reserved/],
  ['an address of another machine', { code: 'EADDRNOTAVAIL' }, /^HOST is not/],
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
