import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { filesOf } from '../../scripts/backend/memory-files';
import { openBackend } from '../../scripts/backend/open';
import { isRoot } from '../../scripts/debian';
import {
  type Account,
  ANON,
  type Caller,
  KEYS,
  openOwnBackend,
  PASSWORD,
  type Row,
  SECRET,
  sample,
  type TestBackend,
} from './support/backend';
import { entryOf } from './support/door';
import { layDatabase } from './support/lay-database';

const SITE = 'http://localhost:4173';
/** What PostgreSQL answers when its disk is full, wherever it writes. */
const FULL_SQL = `
  create function public.disk_full() returns trigger language plpgsql as $$
  begin
    raise sqlstate '53100' using message = 'could not extend file "base/5/17342": No space left on device';
  end $$;
  do $$
  declare
    place regclass;
  begin
    for place in select c.oid from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private', 'auth')
    loop
      execute format('create trigger a_disk_full before insert or update or delete on %s
        execute function public.disk_full()', place);
    end loop;
  end $$`;

describe('while PostgreSQL finds its disk full', () => {
  let backend: TestBackend;
  let db: PGlite | undefined;
  let admin: Account;
  const lead: Row = { ...sample('leads'), secret: randomUUID() };
  const note = { lead_id: lead['id'], kind: 'note', body: 'Hi' };
  const { id, secret } = lead;
  const correction = { id, secret, revision: 1, columns: { name: 'Ada' } };
  const signing = (email: string) => ({ email, password: PASSWORD });
  const own = `/rest/v1/leads?id=eq.${lead['id']}`;
  beforeAll(async () => {
    backend = await openOwnBackend((driver) => {
      db = driver;
    });
    admin = await backend.signUpAdmin();
    await backend.submit(ANON, 'leads', lead);
  });
  afterAll(() => backend.close());

  const post = (caller: Caller, path: string, body: Row) =>
    backend.call(caller, 'POST', path, body);
  /** Every way to write. */
  const writes: [what: string, () => Promise<{ status: number; headers: Headers }>][] = [
    ...(['leads', 'contacts', 'newsletter_subscribers', 'property_watchers'] as const).map(
      (table): (typeof writes)[number] => [
        `insert into ${table}`,
        () => backend.submit(ANON, table, sample(table)),
      ],
    ),
    ['a correction', () => backend.hand(ANON, 'correct', correction)],
    ['an event', () => post(admin.caller, '/rest/v1/lead_events', note)],
    ['a change', () => backend.call(admin.caller, 'PATCH', own, { notes: 'Hi' })],
    ['a deletion', () => backend.call(SECRET, 'DELETE', own)],
    ['a setting', () => post(SECRET, '/rest/v1/rpc/set_places', { office: 'lagos', places: 3 })],
    ['a sign-up', () => post(ANON, '/auth/v1/signup', signing('b@example.com'))],
    ['a sign-in', () => post(ANON, '/auth/v1/token?grant_type=password', signing(admin.email))],
    [
      'a new password',
      () => backend.call(admin.caller, 'PUT', '/auth/v1/user', { password: `${PASSWORD}s` }),
    ],
  ];

  test('whatever writes is asked to come again, and reads are answered', async () => {
    await db?.exec(FULL_SQL);
    const answers: unknown[] = [];
    for (const [what, write] of writes) {
      const { status, headers } = await write();
      answers.push([what, status, headers.get('Retry-After')]);
    }
    expect(answers).toEqual(writes.map(([what]) => [what, 503, '60']));
    expect((await backend.call(admin.caller, 'GET', own)).json).toMatchObject([
      { name: 'Ada Obi' },
    ]);

    await db?.exec('drop function public.disk_full() cascade');
    for (const [what, write] of writes)
      expect([what, (await write()).status < 300]).toEqual([what, true]);
  });

  test('no file of its log is begun that the disk has no room for, and it goes on once there is', async ({
    skip,
  }) => {
    const disk = mkdtempSync(join(tmpdir(), 'meridian-disk-'));
    onTestFinished(() => rmSync(disk, { recursive: true }));
    skip(!isRoot || !mount(disk), 'only root has a small disk to fill.');
    onTestFinished(() => void execFileSync('umount', [disk]));
    layDatabase(disk, db ? await filesOf(db) : []);
    const small = await openBackend({ dataDir: disk, siteUrl: SITE, keys: KEYS });
    onTestFinished(small.close);
    const ask = async (method: string, path: string, body?: Row) => {
      const headers = { ...(body ? ANON : SECRET), 'content-type': 'application/json' };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return (await small.app.fetch(new Request(`${SITE}${path}`, init))).status;
    };
    const submit = () =>
      ask('POST', '/rest/v1/rpc/submit', { entry: entryOf('leads', sample('leads')) });

    expect(await submit()).toBe(200);
    const ballast = join(disk, 'ballast');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    expect(await submit()).toBe(503);
    expect(await ask('GET', '/rest/v1/leads')).toBe(200);
    rmSync(ballast);
    expect(await submit()).toBe(200);
  });
});

/** Mounts a small disk, if this machine lets us. */
function mount(directory: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', directory], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
