import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ANON, type Caller, type Row, SECRET, sample } from './support/backend';
import { accessScene, expectNothingChanges, path } from './support/scene';

const scene = accessScene();

/** The columns a correction may change. */
const CORRECTED = {
  name: 'Adaeze Obi',
  email: 'adaeze@example.com',
  phone: '+2348035550142',
  property_interest: 'Citadel Views 1.0 Phase 2',
  notes: 'Corrected',
  property_slug: 'citadel-views',
};

type Captured = { id: string; secret: string };

/** A lead as captured, with what its device knows about it. */
async function captured(row: Row = {}, caller: Caller = ANON): Promise<Captured> {
  const [id, secret] = [randomUUID(), randomUUID()];
  const lead = { ...sample('leads'), id, secret, ...row };
  expect((await scene.backend.submit(caller, 'leads', lead)).outcome).toBe('stored');
  return { id, secret };
}

const call = (caller: Caller, entry: Row) => scene.backend.hand(caller, 'correct', entry);
const send = (caller: Caller, { id, secret, revision = 1, ...columns }: Row) =>
  call(caller, { id, secret, revision, columns: { ...CORRECTED, ...columns } });
/** What came of a correction: its outcome, or why it was refused. */
const amend = async (body: Row, caller: Caller = ANON) => {
  const { outcome, why } = await send(caller, body);
  return why ?? outcome;
};
const stored = async ({ id }: Captured): Promise<Row | undefined> =>
  (await scene.backend.rows('leads', `&id=eq.${id}`))[0];
const change = ({ id }: Captured, body: Row, caller: Caller = SECRET) =>
  scene.backend.call(caller, 'PATCH', path('leads', `?id=eq.${id}`), body);
/** Changes when the database stored it. */
const age = (lead: Captured, ms: number) =>
  change(lead, { created_at: new Date(Date.now() - ms).toISOString() });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('with a lead’s secret', () => {
  test.each<[string, () => Caller]>([
    ['a visitor', () => ANON],
    ['a signed-in user', () => scene.user.caller],
    ['an administrator', () => scene.admin.caller],
  ])(
    '%s can correct what was captured, including the property, and nothing else',
    async (_, caller) => {
      const lead = await captured({}, caller());
      const before = await stored(lead);
      expect(await amend(lead, caller())).toBe('stored');
      expect(await stored(lead)).toEqual({
        ...before,
        ...CORRECTED,
        updated_at: expect.not.stringMatching(String(before?.['updated_at'])),
      });
    },
  );

  test('it can be corrected repeatedly, and each replay changes nothing', async () => {
    const lead = await captured();
    expect(await amend(lead)).toBe('stored');
    expect(await amend({ ...lead, revision: 2, name: 'Second' })).toBe('stored');
    await expectNothingChanges(scene, async () => {
      expect(await amend({ ...lead, revision: 2, name: 'Second' })).toBe('delivered');
    });
    expect(await stored(lead)).toMatchObject({ name: 'Second' });
  });

  test('the latest correction wins, in whatever order they arrive', async () => {
    const lead = await captured();
    expect(await amend({ ...lead, revision: 3, name: 'Last' })).toBe('stored');
    await expectNothingChanges(scene, async () => {
      expect(await amend({ ...lead, revision: 2, name: 'Overtaken' })).toBe('delivered');
    });
  });

  test('an invalid correction is refused by column name, like an invalid submission, without a word about the row, and can be fixed', async () => {
    const lead = await captured();
    await expectNothingChanges(scene, async () => {
      for (const [wrong, constraint] of [
        [{ name: ' ' }, 'leads_name_present'],
        [{ email: 'nobody' }, 'leads_email_format'],
        [{ phone: 'x'.repeat(41) }, 'leads_phone_length'],
        [{ notes: 'x'.repeat(5001) }, 'leads_notes_length'],
        [{ property_slug: 'New Towers' }, 'leads_property_slug_format'],
      ] as const) {
        const { json } = await send(ANON, { ...lead, ...wrong });
        const [column] = Object.keys(wrong);
        const refusal = { outcome: 'refused', id: lead.id, why: 'rule', rule: constraint, column };
        // Its device may not know the row.
        expect(json).toEqual({ ...refusal, epoch: expect.any(String) });
      }
    });
    expect(await amend(lead)).toBe('stored');
  });
});

test('columns that visitors may not send stay as they were', async () => {
  const lead = await captured();
  const before = await stored(lead);
  const staff = {
    id: randomUUID(),
    status: 'lost',
    source: 'newsletter',
    captured_at: '2020-01-01T00:00:00Z',
    created_at: '2020-01-01T00:00:00Z',
    unheard_of: true,
  };
  const columns = { ...CORRECTED, ...staff };
  expect((await call(ANON, { ...lead, revision: 1, columns })).outcome).toBe('stored');
  const { updated_at: _, ...others }: Row = { ...before, ...CORRECTED };
  expect(await stored(lead)).toMatchObject(others);
});

test.each<[unknown, unknown]>([
  [null, 1],
  ['name', 1],
  [['name'], 1],
  [undefined, 1],
  [CORRECTED, '9223372036854775807'],
])('a correction whose columns are %j, of revision %j, is refused', async (columns, revision) => {
  const lead = await captured();
  await expectNothingChanges(scene, async () => {
    const answer = await call(ANON, { ...lead, revision, columns });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

test('a correction without a name keeps the person’s name and contact details', async () => {
  const lead = await captured({ source: 'whatsapp', phone: '+2348031234567' });
  const before = await stored(lead);
  const nobody = { name: null, email: null, phone: null };
  expect(await amend({ ...lead, ...nobody, notes: 'Cancelled' })).toBe('stored');
  const { name, email, phone } = before ?? {};
  expect(await stored(lead)).toMatchObject({ name, email, phone, notes: 'Cancelled' });
  const noMail = { ...lead, revision: 2, name: 'Ada Obi', email: null, phone: null };
  expect(await amend(noMail)).toBe('stored');
  expect(await stored(lead)).toMatchObject({ name: 'Ada Obi', email: null, phone: null });
});

describe('a correction’s property', () => {
  const captureAbout = () =>
    captured({ property_interest: 'New Towers', property_slug: 'new-towers' });

  test.each<[string, Row, string | null]>([
    [
      'another one of ours',
      { property_interest: 'Brum Height 7', property_slug: 'brum-height-7' },
      'brum-height-7',
    ],
    [
      'the same one in the words of a list, which the database does not know',
      { property_interest: 'New Towers (Land)', property_slug: 'new-towers' },
      'new-towers',
    ],
    ['none of ours', { property_interest: 'Lolite by Gracias', property_slug: null }, null],
    ['none at all', { property_interest: null, property_slug: null }, null],
    [
      'another one, in words alone',
      { property_interest: 'Capital Gardens (Land)', property_slug: undefined },
      'capital-gardens',
    ],
    [
      'the same one, in words alone',
      { property_interest: 'New Towers', property_slug: undefined },
      'new-towers',
    ],
  ])('is %s, together with its slug', async (_, about, property_slug) => {
    const lead = await captureAbout();
    expect(await amend({ ...lead, ...about })).toBe('stored');
    const { property_interest } = about;
    expect(await stored(lead)).toMatchObject({ property_interest, property_slug });
  });
});

test('a lead can be corrected twenty times at most, and keeps the last correction', async () => {
  const lead = await captured();
  for (let revision = 1; revision <= 20; revision += 1) {
    expect(await amend({ ...lead, revision, name: `Ada ${revision}` })).toBe('stored');
  }
  await expectNothingChanges(scene, async () => {
    expect(await amend({ ...lead, revision: 21, name: 'Eve' })).toBe('often');
    // A replay of an accepted correction still succeeds.
    expect(await amend({ ...lead, revision: 20, name: 'Ada 20' })).toBe('delivered');
  });
  expect(await stored(lead)).toMatchObject({ name: 'Ada 20' });
});

describe('only within the time limit, by the database’s clock', () => {
  test('fifteen minutes for a viewing, after which the refusal says so', async () => {
    const lead = await captured({ captured_at: '2026-01-01T00:00:00Z' });
    await age(lead, 14.5 * MINUTE);
    // Changing its time counted as a change, so afterwards this one is as its device left it.
    expect(await amend(lead)).toBe('changed');
    await age(lead, 15 * MINUTE);
    await expectNothingChanges(scene, async () => expect(await amend(lead)).toBe('late'));
  });

  test('ninety days for a consultation, never for any other source', async () => {
    const consultation = await captured({ source: 'whatsapp' });
    expect(await amend(consultation)).toBe('stored');
    await age(consultation, 89 * DAY);
    expect(await amend({ ...consultation, revision: 2 })).toBe('changed');
    await age(consultation, 90 * DAY);
    expect(await amend({ ...consultation, revision: 2 })).toBe('late');
    expect(await amend(await captured({ source: 'contact_form' }))).toBe('late');
  });

  test('a replay after the time limit still reports success', async () => {
    const lead = await captured();
    expect(await amend(lead)).toBe('stored');
    await age(lead, DAY);
    expect(await amend(lead)).toBe('delivered');
  });
});

describe('a lead that a colleague has since changed', () => {
  test.each<[string, Row]>([
    ['its state', { status: 'contacted' }],
    ['its notes', { notes: 'Called' }],
  ])('stays as they left it: %s', async (_, touched) => {
    const lead = await captured();
    expect(await amend(lead)).toBe('stored');
    await change(lead, touched, scene.admin.caller);
    await change(lead, { status: 'new' }, scene.admin.caller);
    await expectNothingChanges(scene, async () => {
      expect(await amend({ ...lead, revision: 2 })).toBe('changed');
    });
  });

  test('or deleted does not come back', async () => {
    const lead = await captured();
    await scene.backend.call(scene.admin.caller, 'DELETE', path('leads', `?id=eq.${lead.id}`));
    await expectNothingChanges(scene, async () => expect(await amend(lead)).toBe('unknown'));
  });
});

describe.each<[string, () => Caller]>([
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['an administrator', () => scene.admin.caller],
])('without the secret, %s', (_, caller) => {
  test('changes nothing, and cannot tell an existing lead from a missing one', async () => {
    const [lead, other] = [await captured(), await captured()];
    const without = await captured({ secret: undefined });
    await expectNothingChanges(scene, async () => {
      const answers = [
        await send(caller(), { id: lead.id, secret: randomUUID() }),
        await send(caller(), { id: lead.id, secret: other.secret }),
        await send(caller(), { id: randomUUID(), secret: lead.secret }),
        await send(caller(), { id: without.id, secret: without.secret }),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ outcome: 'refused', why: 'unknown' });
      }
      expect(await amend({ id: lead.id, secret: null }, caller())).toBe('unknown');
      expect((await send(caller(), { id: lead.id, secret: '' })).status).toBeGreaterThan(399);
    });
  });

  test('cannot set another one on a stored lead', async () => {
    const lead = await captured({}, caller());
    const own = randomUUID();
    const again = { ...sample('leads'), id: lead.id, secret: own };
    const answer = await scene.backend.submit(caller(), 'leads', again);
    expect(answer).toMatchObject({ outcome: 'conflict' });
    expect(await amend({ id: lead.id, secret: own })).toBe('unknown');
  });
});

test('the secret stands in no column, also for the secret key', async () => {
  const lead = await captured();
  expect(JSON.stringify(await scene.backend.rows('leads'))).not.toContain(lead.secret);
});

test('corrections count towards the ceiling for all clients, and wait there as submissions do', async () => {
  const lead = await captured();
  const ceiling = (per_hour: number) =>
    scene.backend.call(SECRET, 'POST', path('rpc/set_settings'), { per_hour });
  await scene.backend.limit(1, 1_000_000);
  try {
    await ceiling(1);
    await expectNothingChanges(scene, async () => {
      expect(await send(ANON, lead)).toMatchObject({ outcome: 'wait', why: 'too_busy' });
    });
    expect(await amend(lead, scene.admin.caller), 'staff go on').toBe('stored');
  } finally {
    await ceiling(5000);
    await scene.backend.limit(1_000_000, 1_000_000);
  }
});
