import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeSample, setTo } from '../../offline/doubles/change-samples';
import { someLead } from '../doubles/rows';
import { stillWaiting } from '../queue/entries';
import { QUEUE } from '../queue/queue-key';
import type { Queue } from '../queue/queue-query';
import { STATISTICS } from '../statistics/statistics-query';
import { keepDelivered } from './keep-delivered';

it('whoever was answered does not come back between the delivery and the next count', () => {
  const queries = new QueryClient();
  const row = someLead();
  const wait = { found_in: 'leads', reason: 'new', since: '', promised_at: '' } as const;
  const key = [STATISTICS, QUEUE, ''];
  queries.setQueryData(key, { counts: {}, rows: [{ ...wait, row }] });
  const waiting = () =>
    stillWaiting(queries.getQueryData<Queue>(key)?.rows ?? [], [], Date.now()).length;
  expect(waiting()).toBe(1);
  keepDelivered(queries, changeSample(1, { row_id: row.id, ...setTo('contacted') }).change);
  expect(waiting()).toBe(0);
});
