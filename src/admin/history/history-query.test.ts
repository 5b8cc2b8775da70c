import 'fake-indexeddb/auto';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { createDatabase } from '../doubles/database';
import { eventWith } from './history';
import { EVENTS_PAGE, historyQuery } from './history-query';

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
  total: 1,
};

function sheet(events = 0, pages = 1) {
  const asked: string[] = [];
  // Each a second before the one above it.
  const all = Array.from({ length: events }, (_, n) => {
    const captured_at = new Date(Date.UTC(2026, 10, 26) - n * 1000).toISOString();
    return eventWith({ id: `e${n}`, kind: 'note', lead_id: 'main', captured_at });
  });
  const database = createDatabase((url) => {
    asked.push(decodeURIComponent(url));
    if (url.includes('same_person')) return Response.json([OTHER]);
    const { searchParams } = new URL(url);
    const [from, count] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
    return Response.json(all.slice(from, (from ?? 0) + (count ?? 0)));
  });
  const env = { client: { database }, copy: createStaffCopy('me'), staff: 'me' };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.mount();
  const observer = new QueryObserver(queries, historyQuery(env, 'leads', 'main', pages));
  return { asked, observer, open: () => observer.subscribe(() => undefined) };
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

it('asks what was done about all of the person’s rows', async () => {
  const { asked, open } = sheet();
  const close = open();
  await vi.waitFor(() => expect(asked[1]).toContain('or=(lead_id.in.(main,other))'));
  close();
});

it.each([
  { events: 0, pages: 1, shown: 0, hasEarlier: false },
  { events: EVENTS_PAGE, pages: 1, shown: EVENTS_PAGE, hasEarlier: false },
  { events: EVENTS_PAGE + 12, pages: 1, shown: EVENTS_PAGE, hasEarlier: true },
  { events: EVENTS_PAGE + 12, pages: 2, shown: EVENTS_PAGE + 12, hasEarlier: false },
  { events: 3 * EVENTS_PAGE, pages: 2, shown: 2 * EVENTS_PAGE, hasEarlier: true },
])(
  'of $events events $pages pages are $shown, and it says whether there are earlier ones',
  async ({ events, pages, shown, hasEarlier }) => {
    const { observer, open } = sheet(events, pages);
    const close = open();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
    const { data } = observer.getCurrentResult();
    expect(data?.events.map(({ id }) => id)).toEqual(
      Array.from({ length: shown }, (_, n) => `e${n}`),
    );
    expect(data?.hasEarlier).toBe(hasEarlier);
    close();
  },
);
