import 'fake-indexeddb/auto';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { createDatabase } from '../doubles/database';
import { historyQuery } from './history-query';

afterEach(() => focusManager.setFocused(undefined));

const OTHER = {
  found_in: 'leads',
  id: 'other',
  name: 'Ada O.',
  created_at: '2026-11-26 09:00:00+00',
  kind: null,
  property_slug: null,
  status: 'new',
  assignee: null,
  merged_into: null,
};

function sheet() {
  const asked: string[] = [];
  const database = createDatabase((url) => {
    asked.push(decodeURIComponent(url));
    return Response.json(url.includes('same_person') ? [OTHER] : []);
  });
  const env = { client: { database }, copy: createStaffCopy('me'), staff: 'me' };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.mount();
  const observer = new QueryObserver(queries, historyQuery(env, 'leads', 'main'));
  return { asked, open: () => observer.subscribe(() => undefined) };
}

it('an open sheet looks for what was written on another device when the page is seen again', async () => {
  const { asked, open } = sheet();
  const close = open();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  close();
});

it('asks how the person’s other rows were merged, although they are apart again', async () => {
  const { asked, open } = sheet();
  const close = open();
  await vi.waitFor(() => expect(asked[1]).toContain('or=(lead_id.in.(main)'));
  expect(asked[1]).toContain('and(kind.eq.merge,lead_id.in.(main,other))');
  close();
});
