import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Account,
  ANON,
  BOOT_TIMEOUT_MS,
  type Caller,
  type Row,
  SECRET,
  sample,
} from './support/backend';
import { accessScene, expectNothingChanges, path, REFUSED } from './support/scene';

const INBOX = ['contacts', 'leads'] as const;

const scene = accessScene();
let agent: Account;
beforeAll(async () => {
  agent = await scene.backend.signUpAgent();
}, BOOT_TIMEOUT_MS);

/** An agent's rows, by their list. */
let mine: Record<(typeof INBOX)[number], string>;
beforeEach(async () => {
  const store = async (table: (typeof INBOX)[number]) => {
    const row: Row = { ...sample(table), assignee: agent.id };
    expect((await scene.backend.submit(SECRET, table, row)).status).toBe(201);
    return String(row['id']);
  };
  mine = { contacts: await store('contacts'), leads: await store('leads') };
});

describe.each<[string, () => Caller]>([
  ['a visitor', () => ANON],
  ['a signed-in user', () => scene.user.caller],
  ['a former administrator', () => scene.formerAdmin.caller],
])('%s', (_, caller) => {
  test('cannot add an event', async () => {
    await expectNothingChanges(scene, async () => {
      for (const lead_id of [scene.target.leads['id'], mine.leads, randomUUID()]) {
        const answer = await scene.backend.submit(caller(), 'lead_events', {
          lead_id,
          kind: 'status',
          status: 'converted',
        });
        expect(REFUSED).toContain(answer.status);
      }
    });
  });

  test('is not told which events there are', async () => {
    const event = { id: randomUUID(), lead_id: mine.leads, kind: 'note', body: 'x' };
    expect((await scene.backend.submit(agent.caller, 'lead_events', event)).status).toBe(201);
    const known = await scene.backend.submit(caller(), 'lead_events', event);
    const unknown = await scene.backend.submit(caller(), 'lead_events', {
      ...event,
      id: randomUUID(),
    });
    expect(REFUSED).toContain(known.status);
    expect(known.text).toBe(unknown.text);
  });

  test.each(INBOX)('sets no column of the staff’s in a row of %s', async (table) => {
    const row: Row = {
      ...sample(table),
      status: 'converted',
      assignee: agent.id,
      follow_up_on: '2026-12-01',
      first_answered_at: '2026-12-01T10:00:00Z',
      merged_into: mine[table],
      deleted_at: '2026-12-01T10:00:00Z',
      ...(table === 'leads' ? { captured_by: agent.id } : {}),
    };
    await scene.backend.submit(caller(), table, row);
    expect(await scene.backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([
      {
        status: 'new',
        assignee: null,
        follow_up_on: null,
        first_answered_at: null,
        merged_into: null,
        deleted_at: null,
        ...(table === 'leads' ? { captured_by: null } : {}),
      },
    ]);
  });

  test('sets none by a correction either', async () => {
    const [id, secret] = [randomUUID(), randomUUID()];
    await scene.backend.submit(caller(), 'leads', { ...sample('leads'), id, amend_secret: secret });
    const answer = await scene.backend.call(caller(), 'POST', path('rpc/amend_lead'), {
      id,
      secret,
      revision: 1,
      columns: {
        notes: 'Mended',
        status: 'converted',
        assignee: agent.id,
        follow_up_on: '2026-12-01',
        first_answered_at: '2026-12-01T10:00:00Z',
        merged_into: mine.leads,
        deleted_at: '2026-12-01T10:00:00Z',
        captured_by: agent.id,
      },
    });
    expect(answer.json).toBe('amended');
    expect(await scene.backend.rows('leads', `&id=eq.${id}`)).toMatchObject([
      {
        notes: 'Mended',
        status: 'new',
        assignee: null,
        follow_up_on: null,
        first_answered_at: null,
        merged_into: null,
        deleted_at: null,
        captured_by: null,
      },
    ]);
  });
});
