import { listedName } from '../../../src/content/property-names.ts';
import { CONFIRM_HASH } from '../../../src/domain/appointment.ts';
import type { DeclarativePush } from '../../../src/protocol/push-message.ts';
import type { StaffPush } from './sender.ts';

type News = StaffPush['news'][number];

/** What arrived, in words: one, and several. Nothing of what the visitor wrote, which may name them. */
const WORDS: Record<string, [one: string, many: string]> = {
  consultation: ['consultation request', 'consultation requests'],
  viewing: ['viewing request', 'viewing requests'],
  tour: ['tour request', 'tour requests'],
  video: ['video tour request', 'video tour requests'],
  enquiry: ['enquiry', 'enquiries'],
  capture: ['lead from a viewing', 'leads from viewings'],
  chat: ['WhatsApp chat', 'WhatsApp chats'],
  call: ['phone call', 'phone calls'],
};
const OTHER: Record<News['table'], [one: string, many: string]> = {
  leads: ['lead', 'leads'],
  contacts: ['message', 'messages'],
};

/**
 * A message to the staff in the form of Declarative Web Push, which some browsers show by themselves, and which the worker
 * reads in all others.
 */
export function composeNews(push: StaffPush, siteUrl: string): DeclarativePush {
  const { burst, news, new_to_them, rings_again } = push;
  const rows = onceEach(news);
  const [first] = rows;
  const { title, body, path } = first && rows.length === 1 ? aboutOne(first) : aboutMany(rows);
  const navigate = new URL(path, siteUrl).href;
  return {
    web_push: 8030,
    notification: {
      title,
      body,
      lang: 'en-GB',
      navigate,
      tag: burst,
      renotify: rings_again,
      icon: new URL('/icons/icon-192.png', siteUrl).href,
      // One more tap confirms it there, where the message that tells the visitor is sent from.
      ...(first?.to_confirm &&
        rows.length === 1 && {
          actions: [{ action: 'confirm', title: 'Confirm', navigate: navigate + CONFIRM_HASH }],
        }),
    },
    app_badge: new_to_them,
  };
}

/**
 * A row that arrived and was assigned at once is one piece of news: the later.
 * @param news newest first
 * @returns oldest first
 */
function onceEach(news: News[]): News[] {
  return [...new Map(news.toReversed().map((one) => [one.row, one])).values()];
}

function aboutOne({ event, table, row, kind, property_slug, to_confirm }: News) {
  const [what] = WORDS[kind ?? ''] ?? OTHER[table];
  const property = listedName(property_slug);
  const titles = {
    arrival: `New ${what}`,
    assignment: `Yours now: ${what}`,
    change: `${to_confirm ? 'New time' : 'Cancelled'}: ${what}`,
  };
  return {
    title: [titles[event], property].filter(Boolean).join(event === 'arrival' ? ': ' : ', '),
    body: 'Tap to call or write.',
    path: `/admin?tab=${table}&row=${row}`,
  };
}

function aboutMany(rows: News[]) {
  const counts = new Map<[string, string], number>();
  for (const { kind, table } of rows) {
    const words = WORDS[kind ?? ''] ?? OTHER[table];
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const parts = [...counts].map(([[one, many], count]) => `${count} ${count === 1 ? one : many}`);
  const tables = new Set(rows.map(({ table }) => table));
  const [table] = tables;
  return {
    title: titleOf(rows),
    body: new Intl.ListFormat('en-GB').format(parts),
    path: tables.size === 1 ? `/admin?tab=${table}` : '/admin?tab=queue',
  };
}

/** "1 new enquiry, 2 are yours now, 1 appointment changed": one that was assigned need not be new. */
function titleOf(rows: News[]): string {
  const count = (of: News['event']) => rows.filter(({ event }) => event === of).length;
  const [arrived, yours, changed] = [count('arrival'), count('assignment'), count('change')];
  const parts = [
    arrived > 0 && `${arrived} new ${arrived === 1 ? 'enquiry' : 'enquiries'}`,
    yours > 0 && `${yours} ${yours === 1 ? 'is' : 'are'} yours now`,
    changed > 0 && `${changed} ${changed === 1 ? 'appointment' : 'appointments'} changed`,
  ];
  return parts.filter(Boolean).join(', ');
}
