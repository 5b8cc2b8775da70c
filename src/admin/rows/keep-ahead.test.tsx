import { expect, it } from 'vitest';
import type { StaffClient } from '../client';
import { someStaff } from '../doubles/as-staff';
import { someContact, someLead } from '../doubles/rows';
import { DAY, QUEUE, REPLIES, UPCOMING } from '../queries';
import { NOTHING_COUNTED } from '../statistics/statistics';
import { keepAhead } from './keep-ahead';
import { copyWords } from './list-states';
import { noteListed } from './listed';
import { listsOf } from './lists';
import { leads } from './table';

it('an agent who opened nothing but a link has the queue, each list, its number in all, and the day without a network', async () => {
  const answers: Record<string, unknown> = {
    user_roles: [{ role: 'agent' }],
    dashboard_statistics: { ...NOTHING_COUNTED, total_leads: 6 },
    leads: [someLead()],
    search_leads: [someLead()],
    contacts: [someContact()],
    search_contacts: [someContact()],
    upcoming: [],
    queue: { counts: { all: 0, mine: 0, new: 0, asked: 0, due: 0 }, rows: [] },
    quick_replies: [],
  };
  const { client } = someStaff((url, { body }) => {
    const name = /v1\/(?:rpc\/)?(\w+)/.exec(url)?.[1] ?? '';
    // An agent sees no subscriber.
    if (!(name in answers)) expect.fail(name);
    return Response.json(String(body).includes('before_id') ? [] : answers[name]);
  });
  const outbox = { readContents: async () => ({ changes: [] }) };
  const lists = listsOf(crypto.randomUUID(), 'agent', client as StaffClient, outbox);
  const staff = { role: 'agent', client: client as StaffClient, lists } as const;
  noteListed();
  await keepAhead(staff, new AbortController().signal);
  const facts = (await lists.kept.leads())?.facts ?? expect.fail();
  expect(copyWords(leads.words, 1, facts, 0)).toMatch(/^1 lead of 1 .* \(6 in all as of .*\)$/);
  expect((await lists.kept.contacts())?.rows).toHaveLength(1);
  for (const name of [UPCOMING, QUEUE, REPLIES]) expect(await lists.copy.read(name)).toBeDefined();
  expect((await lists.copy.read(DAY))?.value).toMatchObject({ rows: { length: 2 } });
});
