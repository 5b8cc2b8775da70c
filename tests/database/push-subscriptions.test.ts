import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { isPushEndpoint } from '../../supabase/functions/push/push-hosts';
import { entryOf } from './support/door';
import { as, outcome } from './support/plain';
import { openPushing } from './support/pushing';
import { type Member, openTeam } from './support/team';

const team = await openTeam();
const pushing = await openPushing(team);
afterAll(() => pushing.close());
afterEach(() => pushing.clear());

const SAVE = 'select public.save_push_subscription($1, $2, $3)';
const save = (member: Member, changes: Partial<Record<'endpoint' | 'p256dh' | 'auth', string>>) => {
  const { endpoint, p256dh, auth } = { ...pushing.endpoint.device(), ...changes };
  return team.outcome(member, SAVE, [endpoint, p256dh, auth]);
};

test('everybody reads their own devices and preferences, and nobody else’s', async () => {
  const mine = await pushing.device('agent');
  await pushing.device('admin');
  for (const member of ['agent', 'admin'] as const) await pushing.prefer(member, 'mine');
  for (const table of ['push_subscriptions', 'push_preferences']) {
    expect(await team.read('agent', `select user_id from public.${table}`)).toEqual([
      { user_id: team.ids.agent },
    ]);
    expect(await team.read('user', `select * from public.${table}`)).toEqual([]);
  }
  expect(
    await team.outcome('colleague', 'select public.end_push_subscription($1)', [mine.endpoint]),
  ).toBe('ok');
  expect(await pushing.devicesOf('agent')).toEqual([mine.endpoint]);
});

test('a device that is sent again is the same one', async () => {
  const { endpoint, p256dh, auth } = await pushing.device('admin');
  await pushing.arrive();
  expect(await team.outcome('admin', SAVE, [endpoint, p256dh, auth])).toBe('ok');
  expect(await pushing.devicesOf('admin')).toEqual([endpoint]);
  expect(await pushing.outbox()).toEqual({ waiting: 1 });
});

test('a colleague on the same device takes it over, and hears nothing that was meant for the other', async () => {
  const { endpoint, p256dh, auth } = await pushing.device('admin');
  await pushing.arrive();
  expect(await team.outcome('agent', SAVE, [endpoint, p256dh, auth])).toBe('ok');
  expect(await pushing.devicesOf('admin')).toEqual([]);
  expect(await pushing.devicesOf('agent')).toEqual([endpoint]);
  expect(await pushing.outbox()).toEqual({});
});

test('nobody has more than twenty devices: the one not used for longest is forgotten', async () => {
  const first = await pushing.device('admin');
  await team.db.exec(
    `update public.push_subscriptions set last_seen_at = now() - interval '1 day'`,
  );
  for (let n = 0; n < 20; n++) await pushing.device('admin');
  const kept = await pushing.devicesOf('admin');
  expect(kept).toHaveLength(20);
  expect(kept).not.toContain(first.endpoint);
});

test('who loses their role loses their devices and preferences, however it is taken', async () => {
  for (const member of ['agent', 'colleague'] as const) {
    await pushing.device(member);
    await pushing.prefer(member, 'mine');
  }
  await as(team.db, 'service_role', async (tx) => {
    await tx.exec('reset role');
    await tx.query('delete from public.user_roles where user_id = $1', [team.ids.agent]);
    for (const table of ['push_subscriptions', 'push_preferences']) {
      expect((await tx.query(`select user_id from public.${table}`)).rows).toEqual([
        { user_id: team.ids.colleague },
      ]);
    }
  });
});

describe('an address that the browser has changed by itself', () => {
  const replace = (
    oldAuth: string,
    old: string,
    { endpoint, p256dh, auth } = pushing.endpoint.device(),
  ) =>
    as(team.db, 'anon', async (tx) => {
      const { rows } = await tx.query<{ is_ours: boolean }>(
        'select public.replace_push_subscription($1, $2, $3, $4, $5) as is_ours',
        [old, oldAuth, endpoint, p256dh, auth],
      );
      await tx.exec('reset role');
      const now = await tx.query<{ endpoint: string }>(
        'select endpoint from public.push_subscriptions',
      );
      return { isOurs: rows[0]?.is_ours, moved: now.rows[0]?.endpoint === endpoint };
    });

  test('is the device’s from then on, for who knows its secret', async () => {
    const { endpoint, auth } = await pushing.device('admin');
    expect(await replace(auth, endpoint)).toEqual({ isOurs: true, moved: true });
  });

  test('is nobody’s for who does not', async () => {
    const { endpoint } = await pushing.device('admin');
    expect(await replace('A'.repeat(22), endpoint)).toEqual({ isOurs: false, moved: false });
  });
});

/** Addresses that the sender must never call, within our network above all. */
const FORBIDDEN = [
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://user@fcm.googleapis.com/a',
  'https://fcm.googleapis.com@127.0.0.1/a',
  'https://evilfcm.googleapis.com/a',
  // Of the same companies, and no push services.
  'https://googleapis.com/a',
  'https://storage.googleapis.com/a',
  'https://run.googleapis.com/a',
  'https://evil.push.services.mozilla.com/a',
  'https://google.com/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://push.example.com/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://10.0.0.8/a',
  'https://192.168.1.1/a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://[fd00::1]/a',
  'https://metadata.google.internal/a',
  'file:///etc/passwd',
  'not an address',
];

test.each(FORBIDDEN)('the database and the sender refuse %s', async (endpoint) => {
  expect(await save('admin', { endpoint })).toBe('PT422');
  expect(await pushing.devicesOf('admin')).toEqual([]);
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://jmt17.google.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('the database and the sender know %s', async (endpoint) => {
  expect(await save('admin', { endpoint })).toBe('ok');
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  ['a key that is too short', { p256dh: 'BAAA' }],
  ['a key of other characters', { p256dh: `${'a'.repeat(86)}=` }],
  ['a secret of other characters', { auth: `${'a'.repeat(20)}==` }],
  ['an address that is too long', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }],
])('the database refuses a device with %s', async (_, wrong) => {
  expect(await save('admin', wrong)).toBe('23514');
});

describe('an operator', () => {
  const allow = (hosts: string[]) =>
    outcome(team.db.query('select public.set_push_hosts($1)', [hosts]));

  test('may trust further push services, and takes that back', async () => {
    const endpoint = 'https://a.push.example.com/a';
    expect(await allow(['Push.Example.com'])).toBe('ok');
    expect(await save('admin', { endpoint })).toBe('ok');
    expect(await allow([])).toBe('ok');
    expect(await save('admin', { endpoint: `${endpoint}b` })).toBe('PT422');
    expect(await save('admin', {})).toBe('ok');
  });

  test.each(['127.0.0.1', '10.0.0.8', 'localhost', 'router.local', 'db.internal', '[::1]', 'com'])(
    'cannot trust %s by mistake',
    async (host) => {
      expect(await allow([host])).toBe('23514');
    },
  );
});

test.each<[(string | null)[], string]>([
  [['all', '22:00', '07:00', 'Africa/Lagos'], 'ok'],
  [['none', null, null, null], 'ok'],
  [['everything', null, null, null], '23514'],
  [['all', '22:00', null, 'Africa/Lagos'], '23514'],
  [['all', '22:00', '07:00', null], '23514'],
  [['all', '22:00', '22:00', 'Africa/Lagos'], '23514'],
  [['all', '22:00', '07:00', 'Africa/Atlantis'], 'PT422'],
  [['all', '22:00', '07:00', 'constructor'], 'PT422'],
  [['all', '22:00', '07:00', 'A+99'], 'PT422'],
])('preferences %j: %s', async (preferences, expected) => {
  expect(await outcome(pushing.prefer('agent', ...preferences))).toBe(expected);
});

test.each<[string, string, string, boolean]>([
  ['22:00', '07:00', '2026-07-01T21:30:00Z', true],
  ['22:00', '07:00', '2026-07-01T20:30:00Z', false],
  ['22:00', '07:00', '2026-07-02T05:59:00Z', true],
  ['22:00', '07:00', '2026-07-02T06:00:00Z', false],
  ['12:00', '14:00', '2026-07-02T11:30:00Z', true],
  ['12:00', '14:00', '2026-07-02T13:30:00Z', false],
])('quiet hours from %s to %s in Lagos: %s is quiet: %s', async (from, until, at, expected) => {
  const { rows } = await team.db.query(
    `select private.is_quiet($1, $2, 'Africa/Lagos', $3) as is_quiet`,
    [from, until, at],
  );
  expect(rows).toEqual([{ is_quiet: expected }]);
});

/** A visitor's. */
const ENQUIRY = JSON.stringify(entryOf('leads', { name: 'Ada', source: 'whatsapp' }));

describe('the outbox', () => {
  const waiting = async () => (await pushing.outbox())['waiting'] ?? 0;

  test('has an event for every device of everybody who sees the row, in its own transaction', async () => {
    for (const member of ['admin', 'agent', 'colleague'] as const) await pushing.device(member);
    await pushing.arrive('contacts');
    expect(await waiting()).toBe(3);
    await as(team.db, 'anon', async (tx) => {
      await tx.query('select public.submit($1)', [ENQUIRY]);
      await tx.exec('reset role');
      const { rows } = await tx.query('select * from private.push_outbox');
      expect(rows).toHaveLength(6);
    });
    expect(await waiting()).toBe(3);
  });

  test('has nothing of what staff wrote down for themselves, or an operator brought in', async () => {
    await pushing.device('agent');
    await team.kept('agent', (tx) => tx.query('select public.submit($1)', [ENQUIRY]));
    await team.db.query(`insert into public.leads (name, source) values ('Ada', 'whatsapp')`);
    expect(await waiting()).toBe(0);
  });

  test('that fails keeps no visitor’s enquiry from being stored', async () => {
    await pushing.device('admin');
    await as(team.db, 'anon', async (tx) => {
      await tx.exec(
        'reset role; alter table private.push_outbox rename to elsewhere; set local role anon',
      );
      await tx.query('select public.submit($1)', [ENQUIRY]);
      await tx.exec('reset role');
      expect((await tx.query('select from public.leads')).rows).toHaveLength(1);
    });
  });

  test('is forgotten with its row, and after two days', async () => {
    await pushing.device('admin');
    const id = await pushing.arrive();
    await team.db.query('delete from public.leads where id = $1', [id]);
    expect(await pushing.outbox()).toEqual({});
    await pushing.arrive();
    await team.db.exec(`update private.push_outbox set created_at = now() - interval '49 hours'`);
    await team.db.exec(`delete from private.retention_runs; select public.run_retention()`);
    expect(await pushing.outbox()).toEqual({});
  });
});

const counted = async (member: Member) =>
  (await team.read<{ count: number }>(member, 'select public.count_new() as count'))[0]?.count;

test('an icon counts only what is theirs, for who wants to hear of nothing else', async () => {
  const taken = await pushing.arrive('leads', { phone: '+2348031234502' });
  await pushing.arrive('contacts', { phone: '+2348031234503' });
  const assignee = team.ids.colleague;
  await team.event('colleague', { lead_id: taken, kind: 'assignment', assignee });
  expect(await counted('colleague')).toBe(2);
  await pushing.prefer('colleague', 'mine');
  expect(await counted('colleague')).toBe(1);
});

const HTTP = `create schema net;
  create table net.rung (url text, headers jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$ insert into net.rung values (url, headers) returning 1::bigint $$;`;

test('the ring calls the sender’s function where there is pg_net, and the sweep calls it again while something is due', async () => {
  await pushing.device('admin');
  await as(team.db, 'anon', async (tx) => {
    await tx.exec('reset role');
    await tx.exec(HTTP);
    await tx.query(
      `select public.set_push_sender('https://project.example/functions/v1/push', 'secret')`,
    );
    await tx.exec('set local role anon');
    await tx.query('select public.submit($1)', [ENQUIRY]);
    await tx.exec('reset role');
    const rung = async () => (await tx.query('select * from net.rung')).rows;
    expect(await rung()).toEqual([
      {
        url: 'https://project.example/functions/v1/push',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer secret' },
      },
    ]);
    await tx.exec('select private.sweep_push()');
    expect(await rung(), 'not due yet').toHaveLength(1);
    await tx.exec(`update private.push_outbox set due_at = now() - interval '1 minute'`);
    await tx.exec('select private.sweep_push()');
    expect(await rung()).toHaveLength(2);
  });
});
