import { beforeEach, expect, it } from 'vitest';
import { emptyStorage } from '../../offline/doubles/storage';
import type { StaffClient } from '../client';
import { createDatabase } from '../doubles/database';
import { someContact, someLead } from '../doubles/rows';
import { DAY, UPCOMING } from '../queries';
import { NOTHING_COUNTED } from '../statistics/statistics';
import { keepAhead } from './keep-ahead';
import { copyWords } from './list-states';
import { noteListed } from './listed';
import { listsOf } from './lists';
import { leads } from './table';

beforeEach(emptyStorage);

it('an agent who opened nothing but the queue has each list, with its number in all, and the day without a network', async () => {
  const asked: string[] = [];
  const client = {
    database: createDatabase((url, { body }) => {
      const [, name = ''] = /v1\/(?:rpc\/)?(\w+)/.exec(url) ?? [];
      asked.push(name);
      if (name === 'user_roles') return Response.json([{ role: 'agent' }]);
      if (name === 'dashboard_statistics') {
        return Response.json({ ...NOTHING_COUNTED, total_leads: 6 });
      }
      if (String(body).includes('before_id')) return Response.json([]);
      if (name.endsWith('leads')) return Response.json([someLead()]);
      return Response.json(name.endsWith('contacts') ? [someContact()] : []);
    }),
  } as StaffClient;
  const lists = listsOf('ada', 'agent', client);
  noteListed();
  await keepAhead({ role: 'agent', client, lists }, new AbortController().signal);
  const kept = await lists.kept.leads();
  expect(copyWords(leads.words, 1, kept?.facts ?? expect.fail(), Date.now())).toMatch(
    /^1 lead of 1 on this device \(6 in all as of .*\)$/,
  );
  expect((await lists.kept.contacts())?.rows).toHaveLength(1);
  expect(await lists.copy.read(UPCOMING)).toBeDefined();
  expect((await lists.copy.read(DAY))?.value).toMatchObject({ rows: { length: 2 } });
  expect(asked).not.toContain('newsletter_subscribers');
});
