import { describe, expect, it } from 'vitest';
import { composeNews } from './compose';
import type { StaffPush } from './sender';

type News = StaffPush['news'][number];

let rows = 0;
const news = (event: News['event'], known: Partial<News> = {}): News => ({
  event,
  table: 'leads',
  row: `row-${++rows}`,
  kind: 'enquiry',
  property_slug: null,
  to_confirm: false,
  ...known,
});
const arrival = (known?: Partial<News>) => news('arrival', known);
const assignment = (known?: Partial<News>) => news('assignment', known);

/** What a notification about these shows, and where it leads. */
function told(newestFirst: News[], known: Partial<StaffPush> = {}) {
  const push = {
    id: 'a',
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    p256dh: '',
    auth: '',
    burst: 'burst',
    rings_again: false,
    new_to_them: 3,
    news: newestFirst,
    ...known,
  };
  return composeNews(push, 'https://www.example.com');
}

it.each<[News, string]>([
  [arrival({ kind: 'tour', property_slug: 'bloom-towers' }), 'New tour request: Bloom Towers'],
  [arrival({ kind: 'capture' }), 'New lead from a viewing'],
  [arrival({ kind: null }), 'New lead'],
  [arrival({ kind: null, table: 'contacts' }), 'New message'],
  [arrival({ kind: 'of_a_later_release' }), 'New lead'],
  [arrival({ property_slug: 'call-ada-on-0803' }), 'New enquiry'],
  [assignment(), 'Yours now: enquiry'],
  [assignment({ property_slug: 'bloom-towers' }), 'Yours now: enquiry, Bloom Towers'],
  [news('change', { kind: 'tour', to_confirm: true }), 'New time: tour request'],
  [news('change', { property_slug: 'bloom-towers' }), 'Cancelled: enquiry, Bloom Towers'],
])('one enquiry is told by what it is: %o: %j', (one, title) => {
  const { notification } = told([one]);
  expect(notification).toMatchObject({ title, body: 'Tap to call or write.' });
  expect(notification.navigate).toBe(
    `https://www.example.com/admin?tab=${one.table}&row=${one.row}`,
  );
});

describe('a burst is counted by what is new, and what is theirs', () => {
  it.each<[string, News[]]>([
    ['2 new enquiries', [arrival(), arrival()]],
    ['2 are yours now', [assignment(), assignment()]],
    ['1 new enquiry, 1 is yours now', [assignment(), arrival()]],
    ['1 new enquiry, 2 are yours now', [assignment(), arrival(), assignment()]],
    ['3 new enquiries, 1 is yours now', [arrival(), arrival(), assignment(), arrival()]],
    ['1 new enquiry, 2 appointments changed', [news('change'), news('change'), arrival()]],
  ])('%s', (title, burst) => {
    expect(told(burst).notification.title).toBe(title);
  });

  it.each<[string, News[]]>([
    ['2 enquiries', [arrival(), assignment()]],
    ['1 tour request and 1 enquiry', [arrival(), arrival({ kind: 'tour' })]],
    [
      '2 WhatsApp chats, 1 phone call and 1 message',
      [
        arrival({ table: 'contacts', kind: null }),
        arrival({ kind: 'call' }),
        arrival({ kind: 'chat' }),
        arrival({ kind: 'chat' }),
      ],
    ],
  ])('its text lists them, in the order in which they came: %s', (body, burst) => {
    expect(told(burst).notification.body).toBe(body);
  });

  it('leads to their list, or to the dashboard if they are in several', () => {
    const navigate = (...tables: News['table'][]) =>
      told(tables.map((table) => arrival({ table }))).notification.navigate;
    expect(navigate('leads', 'leads')).toBe('https://www.example.com/admin?tab=leads');
    expect(navigate('contacts', 'contacts')).toBe('https://www.example.com/admin?tab=contacts');
    expect(navigate('leads', 'contacts')).toBe('https://www.example.com/admin?tab=queue');
  });
});

it('an enquiry that became theirs as soon as it came is one piece of news: that it is theirs', () => {
  const came = arrival();
  const given = { ...came, event: 'assignment' as const };
  expect(told([given, came]).notification.title).toBe('Yours now: enquiry');
  expect(told([given, arrival(), came]).notification.title).toBe('1 new enquiry, 1 is yours now');
});

it('the notification of a burst replaces itself, and rings again if it is asked to', () => {
  expect(told([arrival()], { rings_again: true })).toMatchObject({
    notification: { tag: 'burst', renotify: true },
    app_badge: 3,
  });
});

it('a time to confirm that came alone has a button that leads to confirming it', () => {
  const one = assignment({ kind: 'viewing', to_confirm: true });
  const { notification } = told([one]);
  expect(notification.actions).toEqual([
    { action: 'confirm', title: 'Confirm', navigate: `${notification.navigate}#confirm` },
  ]);
  expect(told([one, arrival()]).notification).not.toHaveProperty('actions');
  expect(told([arrival({ kind: 'consultation' })]).notification).not.toHaveProperty('actions');
});
