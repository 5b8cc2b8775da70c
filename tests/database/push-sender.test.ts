import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { PushFault, TestDevice } from '../support/push-endpoint';
import { createRandom, runSeed } from '../support/random';
import { handed, submitted } from './support/door';
import { openPushing, SITE } from './support/pushing';
import { openTeam } from './support/team';

let faultOf: (device: TestDevice) => PushFault | undefined = () => undefined;

const team = await openTeam();
const pushing = await openPushing(team, (device) => faultOf(device));
afterAll(() => pushing.close());
afterEach(async () => {
  expect(pushing.endpoint.refusals).toEqual([]);
  expect(pushing.errors).toEqual([]);
  faultOf = () => undefined;
  await pushing.clear();
});

const titles = (device: TestDevice) => device.shown().map(({ title }) => title);

describe('a message', () => {
  test('says what came in and about which property, and nothing of who sent it', async () => {
    const phone = await pushing.device('admin');
    const id = await pushing.arrive('leads', {
      kind: 'consultation',
      property_slug: 'bloom-towers',
    });
    await team.db.query(`update public.leads set appointment_at = now() + interval '1 day'`);
    await pushing.send();
    const [received] = phone.received;
    expect(received?.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'New consultation request: Bloom Towers',
        body: 'Tap to call or write.',
        lang: 'en-GB',
        navigate: `${SITE}/admin?tab=leads&row=${id}`,
        tag: expect.any(String),
        renotify: false,
        icon: `${SITE}/icons/icon-192.png`,
        actions: [
          {
            action: 'confirm',
            title: 'Confirm',
            navigate: `${SITE}/admin?tab=leads&row=${id}#confirm`,
          },
        ],
      },
      app_badge: 1,
    });
    expect(received?.urgency).toBe('high');
    expect(received?.topic).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
    expect(JSON.stringify(received)).not.toMatch(/Ada|Obi|2348031234567/);
  });

  test('is sent once, however many senders are rung at the same time', async () => {
    const phone = await pushing.device('admin');
    await pushing.arrive();
    pushing.pass(3_000);
    await Promise.all(Array.from({ length: 5 }, () => pushing.send()));
    expect(phone.received).toHaveLength(1);
  });
});

describe('a burst', () => {
  test('within ten seconds is one notification, and rings once', async () => {
    const phone = await pushing.device('admin');
    for (let n = 0; n < 4; n++) {
      // The badge counts people.
      await pushing.arrive('leads', { phone: `+23480312345${60 + n}` });
      await pushing.send();
    }
    expect(titles(phone)).toEqual(['4 new enquiries']);
    expect(new Set(phone.received.map(({ topic }) => topic)).size).toBe(1);
    expect(phone.received.map(({ message }) => message.notification.renotify)).not.toContain(true);
    expect(phone.received.at(-1)?.message.app_badge).toBe(4);
  });

  test('is over after ten seconds: what comes then is told by itself', async () => {
    const phone = await pushing.device('admin');
    await pushing.arrive('leads', { kind: 'tour' });
    await pushing.send();
    pushing.pass(11_000);
    await pushing.arrive('leads', { kind: 'viewing' });
    await pushing.send();
    expect(titles(phone)).toEqual(['New tour request', 'New viewing request']);
  });
});

describe('what is told again because an answer was lost', () => {
  test.each([
    ['rings for what came after the burst', 11_000, true],
    ['adds what came within the burst silently', 3_000, false],
  ])('%s', async (_, ms, rings) => {
    const phone = await pushing.device('admin');
    const sender = pushing.openSender();
    faultOf = () => {
      void sender.close();
      return 'lost';
    };
    await pushing.arrive();
    await sender.ring();
    faultOf = () => undefined;
    pushing.pass(ms);
    await pushing.arrive();
    await pushing.send();
    expect(titles(phone)).toEqual(['2 new enquiries']);
    expect(phone.received.map(({ message }) => message.notification.renotify)).toEqual([
      false,
      rings,
    ]);
  });
});

describe('a push service', () => {
  test.each<[PushFault, number]>([
    ['silence', 2],
    [500, 2],
    [429, 2],
  ])('that answers with %s is asked again, later', async (fault, times) => {
    let asked = 0;
    faultOf = () => (++asked === 1 ? fault : undefined);
    const phone = await pushing.device('admin');
    await pushing.arrive();
    await pushing.send();
    expect(asked).toBe(times);
    expect(titles(phone)).toEqual(['New lead']);
  });

  test('that asks for patience is given it', async () => {
    faultOf = () => 429;
    await pushing.device('admin');
    await pushing.arrive();
    const sender = pushing.openSender();
    faultOf = () => {
      void sender.close();
      return 429;
    };
    await sender.ring();
    const { rows } = await team.db.query(
      `select extract(epoch from due_at - (select due_at from private.push_outbox))::integer >= 30 as waits from public.push_subscriptions`,
    );
    expect(rows).toEqual([{ waits: true }]);
  });

  test('that no longer knows the device ends its subscription', async () => {
    faultOf = () => 410;
    await pushing.device('admin');
    await pushing.arrive();
    await pushing.send();
    expect(await pushing.devicesOf('admin')).toEqual([]);
    expect(await pushing.outbox()).toEqual({});
  });

  test('that does not answer keeps nobody else waiting', async () => {
    const dead = await pushing.device('admin');
    const alive = await pushing.device('agent');
    let isHeld = true;
    faultOf = (device) => (device.endpoint === dead.endpoint && isHeld ? 'hold' : undefined);
    await pushing.arrive();
    pushing.pass(3_000);
    const sender = pushing.openSender();
    const sent = sender.ring();
    await expect.poll(() => titles(alive)).toEqual(['New lead']);
    await pushing.arrive();
    pushing.pass(3_000);
    void sender.ring();
    await expect.poll(() => titles(alive)).toEqual(['2 new enquiries']);
    isHeld = false;
    pushing.endpoint.release();
    await sent;
    expect(titles(dead)).toEqual(['2 new enquiries']);
  });
});

/** A night has more. */
const BURSTS = process.env['NIGHTLY'] ? 40 : 8;
const IN_A_BURST = 25;

test(`${BURSTS * IN_A_BURST} leads under faults: each device is told of each lead in one notification, and of a burst in one`, async () => {
  const seed = runSeed();
  const random = createRandom(seed);
  const quiet = await pushing.device('admin');
  const leaving = await pushing.device('admin');
  const others = [await pushing.device('agent'), await pushing.device('colleague')];
  const faults: [PushFault, ...PushFault[]] = [429, 500, 'lost', 'silence'];
  let burst = 0;
  faultOf = (device) => {
    if (device.endpoint === leaving.endpoint && burst > BURSTS / 3) return 410;
    if (device.endpoint === quiet.endpoint || random.next() > 0.4) return undefined;
    return random.pick(faults);
  };
  for (; burst < BURSTS; burst++) {
    await pushing.arrive('leads', {}, IN_A_BURST);
    await pushing.send();
    pushing.pass(60_000);
  }
  await pushing.send();

  const leads = BURSTS * IN_A_BURST;
  const of = `seed ${seed}`;
  expect(await pushing.devicesOf('admin'), of).not.toContain(leaving.endpoint);
  expect(await pushing.outbox(), of).toEqual({ told: 3 * leads });
  const { rows } = await team.db.query<{ endpoint: string; tag: string; leads: number }>(
    `select s.endpoint, o.burst as tag, count(*)::integer as leads
     from private.push_outbox o join public.push_subscriptions s on s.id = o.subscription group by 1, 2`,
  );
  for (const device of [quiet, ...others]) {
    // What each notification says in the end is what the database has told with it, and together that is every lead once.
    const said = device
      .shown()
      .map(({ tag, title }) => ({ tag, leads: Number.parseInt(title, 10) }));
    const told = rows.filter(({ endpoint }) => endpoint === device.endpoint);
    expect(new Map(said.map((one) => [one.tag, one.leads])), of).toEqual(
      new Map(told.map((one) => [one.tag, one.leads])),
    );
    expect(
      said.reduce((sum, one) => sum + one.leads, 0),
      of,
    ).toBe(leads);
    expect(said.length, of).toBeLessThanOrEqual(BURSTS);
  }
  expect(quiet.shown()).toHaveLength(BURSTS);
});

describe('somebody', () => {
  test('is not told of what a colleague has answered, taken or deleted meanwhile', async () => {
    const phone = await pushing.device('agent');
    const [answered, taken, deleted] = [
      await pushing.arrive(),
      await pushing.arrive(),
      await pushing.arrive(),
    ];
    await team.db.query(`update public.leads set status = 'contacted' where id = $1`, [answered]);
    await team.db.query(`update public.leads set assignee = $1 where id = $2`, [
      team.ids.colleague,
      taken,
    ]);
    await team.db.query(`update public.leads set deleted_at = now() where id = $1`, [deleted]);
    await pushing.send();
    expect(phone.received).toEqual([]);
    expect(await pushing.outbox()).toEqual({ dropped: 3 });
  });

  test('is told of what becomes theirs by somebody else, even if it was merged, and not of what they take', async () => {
    const phone = await pushing.device('agent');
    await pushing.prefer('agent', 'mine');
    const [given, taken] = [
      await pushing.arrive('leads', { kind: 'tour', property_slug: 'brum-height-7' }),
      await pushing.arrive('leads', { phone: '+2348031234560' }),
    ];
    await team.event('admin', { lead_id: given, kind: 'merge', merged_into: taken });
    for (const [member, id] of [
      ['admin', given],
      ['agent', taken],
    ] as const) {
      expect(
        await team.event(member, { lead_id: id, kind: 'assignment', assignee: team.ids.agent }),
      ).toBe('ok');
    }
    await pushing.send();
    expect(titles(phone)).toEqual(['Yours now: tour request, Brum Height 7']);
    expect(phone.received[0]?.message.app_badge).toBe(1);
  });

  test('is told that a visitor moved or cancelled their time, also whoever hears only of what is theirs', async () => {
    const [all, host, other] = [
      await pushing.device('admin'),
      await pushing.device('agent'),
      await pushing.device('colleague'),
    ];
    for (const agent of ['agent', 'colleague'] as const) await pushing.prefer(agent, 'mine');
    const [id, secret] = [randomUUID(), randomUUID()];
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const asked = { kind: 'tour', property_slug: 'bloom-towers', appointment_at: inDays(2) };
    const row = { id, secret, source: 'whatsapp', name: 'Ada Obi', ...asked };
    await submitted(team.db, 'leads', row);
    const confirmation = { kind: 'confirmation', appointment_at: asked.appointment_at };
    await team.event('agent', { lead_id: id, ...confirmation });
    const assignment = { lead_id: id, kind: 'assignment', assignee: team.ids.agent };
    const columns = { appointment_at: inDays(3) };
    for (const change of [
      () => team.event('admin', assignment),
      () => handed(team.db, 'correct', { id, secret, revision: 1, columns }),
      // In a row of its own.
      () => submitted(team.db, 'leads', { ...row, id: randomUUID(), appointment_at: null }),
    ]) {
      await change();
      await pushing.send();
      await team.db.exec(`update public.push_subscriptions set burst_since = '-infinity'`);
    }
    const moved = 'New time: tour request, Bloom Towers';
    expect(titles(all)).toEqual([moved, '1 new enquiry, 1 appointment changed']);
    const [yours, cancelled] = ['Yours now', 'Cancelled'].map(
      (what) => `${what}: tour request, Bloom Towers`,
    );
    expect(titles(host)).toEqual([yours, moved, cancelled]);
    const [given, asking] = host.received.map(({ message }) => message.notification);
    expect([given?.actions, asking?.actions?.length], 'to confirm').toEqual([undefined, 1]);
    expect(other.received).toEqual([]);
    expect(JSON.stringify(all.received)).not.toMatch(/Ada|Obi/);
  });

  test('who wants to hear nothing is told nothing, from then on', async () => {
    const phone = await pushing.device('admin');
    await pushing.arrive();
    await pushing.prefer('admin', 'none');
    await pushing.arrive();
    await pushing.send();
    expect(phone.received).toEqual([]);
  });

  test('hears in the morning what came in during their quiet hours', async () => {
    const phone = await pushing.device('admin');
    // Quiet from an hour ago until in an hour, wherever that is on the clock.
    const clock = (hours: number) =>
      new Date(Date.parse(pushing.at()) + hours * 3_600_000).toISOString().slice(11, 19);
    await pushing.prefer('admin', 'all', clock(-1), clock(1), 'UTC');
    await pushing.arrive();
    await pushing.arrive();
    await pushing.send();
    expect(phone.received).toEqual([]);
    pushing.pass(2 * 3_600_000);
    await pushing.send();
    expect(titles(phone)).toEqual(['2 new enquiries']);
  });
});
