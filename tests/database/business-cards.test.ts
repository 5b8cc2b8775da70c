import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MOST_PICTURE_BYTES } from '../../src/domain/business-card';
import { type Account, ANON, type Caller, type Row, SECRET, sample } from './support/backend';
import { accessScene, expectNothingChanges, path, REFUSED } from './support/scene';

const scene = accessScene();

/** Bytes that begin as a JPEG does. */
const jpeg = (length = 2_000, fill = 7) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(length - 4, fill)]);
const PICTURE = jpeg();
const OTHER = jpeg(2_000, 9);

type Captured = { lead: string; secret: string };

/** A lead as captured at a viewing, with what its device knows about it. */
async function captured(row: Row = {}): Promise<Captured> {
  const [lead, secret] = [randomUUID(), randomUUID()];
  const columns = { ...sample('leads'), id: lead, secret, ...row };
  expect((await scene.backend.submit(ANON, 'leads', columns)).outcome).toBe('stored');
  return { lead, secret };
}

const call = (caller: Caller, name: string, body: object) =>
  scene.backend.call(caller, 'POST', path(`rpc/${name}`), body);
const attach = (of: Captured, picture: Buffer | string = PICTURE, caller: Caller = ANON) =>
  scene.backend.hand(caller, 'attach_picture', {
    id: of.lead,
    secret: of.secret,
    jpeg: typeof picture === 'string' ? picture : picture.toString('base64'),
  });
/** What came of a picture: its outcome, or why it was refused. */
const said = async (...args: Parameters<typeof attach>) => {
  const { outcome, why } = await attach(...args);
  return why ?? outcome;
};
const change = (lead: string, columns: Row) =>
  scene.backend.call(SECRET, 'PATCH', path('leads', `?id=eq.${lead}`), columns);

/** What somebody reads of a lead's picture: by the function, and how many rows of the table. */
async function seen(caller: Caller, lead: string) {
  const answer = await call(caller, 'lead_picture', { lead });
  const picture = REFUSED.includes(answer.status) ? 'refused' : answer.json;
  const { json: rows } = await scene.backend.call(
    caller,
    'GET',
    path('lead_pictures', `?lead_id=eq.${lead}&select=lead_id,created_at`),
  );
  return { picture, rows: Array.isArray(rows) ? rows.length : 0 };
}
const WHOLE = { picture: PICTURE.toString('base64'), rows: 1 };
const NOTHING = { picture: null, rows: 0 };
const REFUSAL = { picture: 'refused', rows: 0 };
const left = async (lead: string) =>
  (await scene.backend.rows('lead_pictures', `&lead_id=eq.${lead}`)).length;

describe('with a lead’s secret', () => {
  test.each<[string, () => Caller]>([
    ['a visitor', () => ANON],
    ['a signed-in user', () => scene.user.caller],
    ['an administrator', () => scene.admin.caller],
  ])('%s attaches one picture, stored byte for byte', async (_, caller) => {
    const of = await captured();
    expect(await said(of, PICTURE, caller())).toBe('stored');
    expect(await seen(scene.admin.caller, of.lead)).toEqual(WHOLE);
  });

  test('a replay changes nothing, and neither does another picture', async () => {
    const of = await captured();
    await attach(of);
    await expectNothingChanges(scene, async () => {
      expect(await said(of)).toBe('delivered');
      expect(await said(of, OTHER)).toBe('delivered');
    });
  });

  test('the largest picture is taken, and one byte more is not', async () => {
    const [of, other] = [await captured(), await captured()];
    expect(await said(of, jpeg(MOST_PICTURE_BYTES))).toBe('stored');
    await expectNothingChanges(scene, async () => {
      expect(await said(other, jpeg(MOST_PICTURE_BYTES + 1))).toBe('picture');
      expect(await said(other, jpeg(MOST_PICTURE_BYTES + 5_000))).toBe('size');
      expect(await said(other, jpeg(2 * MOST_PICTURE_BYTES))).toBe(413);
    });
  });

  test.each([
    ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['a web page', Buffer.from('<script>alert(1)</script>')],
    ['too little', Buffer.from([0xff, 0xd8, 0xff])],
    ['nothing', ''],
    ['no base64', '*'.repeat(100)],
  ])('%s is refused, and the refusal is final', async (_, content) => {
    const of = await captured();
    await expectNothingChanges(scene, async () => {
      expect(await said(of, content)).toBe('picture');
    });
  });
});

test('without the secret nobody can tell which leads there are', async () => {
  const of = await captured();
  const tour = await captured({ source: 'whatsapp' });
  const deleted = await captured();
  await change(deleted.lead, { deleted_at: new Date().toISOString() });
  await expectNothingChanges(scene, async () => {
    const answers = [
      await attach({ ...of, secret: randomUUID() }),
      await attach({ ...of, lead: randomUUID() }),
      await attach({ lead: String(scene.target.leads['id']), secret: randomUUID() }),
      await attach(tour),
      await attach(deleted),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ outcome: 'refused', why: 'unknown' });
    }
  });
});

describe('a picture is read', () => {
  test.each<[string, () => Caller, object]>([
    ['by an administrator', () => scene.admin.caller, WHOLE],
    ['by no signed-in user', () => scene.user.caller, REFUSAL],
    ['by no former administrator', () => scene.formerAdmin.caller, REFUSAL],
  ])('%s', async (_, caller, expected) => {
    const of = await captured();
    await attach(of);
    expect(await seen(caller(), of.lead)).toEqual(expected);
  });

  test('by no visitor, not even one with the secret', async () => {
    const of = await captured();
    await attach(of);
    const { status, text } = await call(ANON, 'lead_picture', { lead: of.lead });
    expect(REFUSED).toContain(status);
    expect(text).not.toContain(PICTURE.toString('base64').slice(0, 20));
    for (const query of ['', `?lead_id=eq.${of.lead}`, '?select=bytes', '?select=*,leads(*)']) {
      const answer = await scene.backend.call(ANON, 'GET', path('lead_pictures', query));
      expect(answer.text).not.toContain(of.lead);
      expect(answer.text).not.toContain('ffd8ff');
    }
  });

  test('by the agents who see its lead, as long as they do', async () => {
    const agent: Account = await scene.backend.signUpAgent();
    const colleague: Account = await scene.backend.signUpAgent();
    const of = await captured();
    await attach(of);
    expect(await seen(agent.caller, of.lead)).toEqual(WHOLE);
    await change(of.lead, { assignee: colleague.id });
    expect(await seen(agent.caller, of.lead)).toEqual(NOTHING);
    expect(await seen(colleague.caller, of.lead)).toEqual(WHOLE);
    const embedded = await scene.backend.call(
      agent.caller,
      'GET',
      path('leads', '?select=id,lead_pictures(lead_id)'),
    );
    expect(embedded.text).not.toContain(of.lead);
    await change(of.lead, { captured_by: agent.id });
    expect(await seen(agent.caller, of.lead)).toEqual(WHOLE);
  });
});

test('nobody inserts, changes or moves a picture directly; only administrators delete one', async () => {
  const agent = await scene.backend.signUpAgent();
  const [of, bare] = [await captured(), await captured()];
  await attach(of);
  const filter = `?lead_id=eq.${of.lead}`;
  const bytes = '\\xffd8ffe1';
  const callers = [ANON, scene.user.caller, scene.formerAdmin.caller, agent.caller];
  await expectNothingChanges(scene, async () => {
    for (const caller of [...callers, scene.admin.caller]) {
      for (const lead_id of [of.lead, bare.lead]) {
        const { status } = await scene.backend.insert(caller, 'lead_pictures', { lead_id });
        expect(REFUSED).toContain(status);
        // The embedded backend can't read bytes at all.
        await scene.backend.insert(caller, 'lead_pictures', { lead_id, bytes });
      }
      await scene.backend.call(
        caller,
        'POST',
        path('lead_pictures'),
        { lead_id: of.lead, bytes },
        { prefer: 'resolution=merge-duplicates' },
      );
      for (const columns of [{ bytes }, { lead_id: bare.lead }]) {
        await scene.backend.call(caller, 'PATCH', path('lead_pictures', filter), columns);
      }
    }
    for (const caller of callers) {
      await scene.backend.call(caller, 'DELETE', path('lead_pictures', filter));
    }
  });
  await scene.backend.call(scene.admin.caller, 'DELETE', path('lead_pictures', filter));
  expect(await left(of.lead)).toBe(0);
});

test('a picture goes with its lead: hidden while the lead is deleted, and erased with it', async () => {
  const of = await captured();
  await attach(of);
  const decide = (kind: 'deletion' | 'restoration') =>
    scene.backend.call(scene.admin.caller, 'POST', path('lead_events'), { lead_id: of.lead, kind });
  expect((await decide('deletion')).status).toBe(201);
  expect(await seen(scene.admin.caller, of.lead)).toEqual(NOTHING);
  await decide('restoration');
  expect(await seen(scene.admin.caller, of.lead)).toEqual(WHOLE);
  await decide('deletion');
  await change(of.lead, { deleted_at: new Date(Date.now() - 31 * 86_400_000).toISOString() });
  await call(SECRET, 'run_retention', {});
  expect(await left(of.lead)).toBe(0);
});
