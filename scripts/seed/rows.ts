import { chatMessages } from '../../src/content/messages.ts';
import {
  contactInterests,
  tourProperties,
  viewingBudgets,
  viewingInterests,
} from '../../src/content/options.ts';
import { slugOf } from '../../src/content/property-names.ts';
import { consultationRequest, dateRequest } from '../../src/domain/consultation.ts';
import { lagosInstant } from '../../src/domain/lagos-time.ts';
import type { Lead, Visitor } from '../../src/domain/lead.ts';
import { tapLead } from '../../src/domain/tap.ts';
import { viewingLead } from '../../src/domain/viewing.ts';
import { longDate } from '../../src/lib/english.ts';
import type { Database } from '../../src/remote/database.generated.ts';
import { daysBetween, laterDay, makeMoment } from './moments.ts';
import { makePerson, type Person, weighted } from './people.ts';
import type { Random } from './random.ts';
import { makeFollowUp, makeMessage, makeRemark } from './words.ts';

type Tables = Database['public']['Tables'];
export type TableName = 'leads' | 'contacts' | 'newsletter_subscribers';
export type Row<Name extends TableName> = Tables[Name]['Row'];

/** How to make up a row of each table. */
export const MAKERS: {
  [Name in TableName]: (random: Random, index: number, now: number) => Row<Name>;
} = { leads: makeLead, contacts: makeContact, newsletter_subscribers: makeSubscriber };

/** A form's options as a non-empty list to pick from. */
const listed = (options: readonly string[]) => options as readonly [string, ...string[]];
const TOURS = listed(tourProperties);
const INTERESTS = listed(contactInterests);

const iso = (at: number) => new Date(at).toISOString();

/** Some phones were offline when it was captured. */
function capture(random: Random, at: number): string {
  return iso(random.next() < 0.9 ? at - 800 : at - random.next() * 36 * 3_600_000);
}

function makeId(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join('-');
}

function makeLead(random: Random, index: number, now: number): Row<'leads'> {
  const person = makePerson(random, index);
  const at = makeMoment(random, now);
  const { table: _, ...lead } = weighted(random, LEADS).make(random, person, at);
  const status = makeStatus(random, daysBetween(at, now));
  const isTouched = status !== 'new';
  const touchedAt = at + random.next() * (now - at);
  const notes =
    isTouched && random.next() < 0.5
      ? [lead.notes, makeFollowUp(random)].filter(Boolean).join('\n')
      : lead.notes;
  return {
    id: makeId(random),
    ...lead,
    property_slug: slugOf(lead.property_interest),
    notes,
    status,
    captured_at: capture(random, at),
    created_at: iso(at),
    updated_at: iso(isTouched ? touchedAt : at),
    // As in the others, a column that was added later may be missing: it stays empty.
  } as Row<'leads'>;
}

/** New leads are called within days; a few are forgotten, and few convert quickly. */
function makeStatus(random: Random, ageDays: number): Row<'leads'>['status'] {
  const untouched = 0.04 + 0.9 * Math.exp(-ageDays / 5);
  const settled = Math.min(1, ageDays / 60);
  if (random.next() < untouched) return 'new';
  const chance = random.next();
  if (chance < 0.12 * settled) return 'converted';
  return chance < 0.4 ? 'qualified' : 'contacted';
}

const TIMES = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00'] as const;
const ZONES = ['Africa/Lagos', 'Africa/Lagos', 'Europe/London', 'America/Chicago'] as const;

/** A property's page. */
function page(random: Random) {
  const name = random.pick(TOURS);
  const slug = slugOf(name);
  return { page: name, property: slug === null ? undefined : { slug, name } };
}

type MakeLead = (random: Random, person: Person, at: number) => Lead;

/** The leads that the site makes from a chat or a call, a chosen date or a viewing. */
const LEADS: { share: number; make: MakeLead }[] = [
  {
    share: 0.12,
    make: (random, person) =>
      tapLead(
        { action: { kind: 'chat', message: chatMessages.generic }, ...page(random) },
        known(random, person),
      ),
  },
  {
    share: 0.04,
    make: (random, person) =>
      tapLead(
        { action: { kind: 'call', office: random.pick(['Lagos', 'London']) }, ...page(random) },
        known(random, person),
      ),
  },
  {
    share: 0.12,
    make: (random, person, at) =>
      dateRequest(weekdayAfter(random, at), 'hero', known(random, person)).lead,
  },
  {
    share: 0.22,
    make: (random, person, at) =>
      consultationRequest(
        {
          isCancelled: false,
          startsAt: lagosInstant(weekdayAfter(random, at), random.pick(TIMES)),
          property: random.next() < 0.6 ? random.pick(TOURS) : null,
        },
        random.pick(ZONES),
        known(random, person),
      ).lead,
  },
  {
    share: 0.36,
    make: (random, person) =>
      viewingLead({
        table: 'leads',
        source: 'viewing',
        ...reach(random, person),
        property_interest: random.pick(TOURS),
        interest: random.pick(viewingInterests),
        budget: random.pick(viewingBudgets),
        notes: makeRemark(random),
        agent: random.pick(['Chika', 'Tunde', 'Grace', '']),
        hasConsent: true,
      }),
  },
  {
    share: 0.1,
    make: (random, person) => ({
      table: 'leads',
      ...person,
      property_interest: random.pick(INTERESTS),
      notes: makeMessage(random),
      source: 'contact_form',
      kind: 'enquiry',
    }),
  },
  {
    share: 0.04,
    make: (_, { name, email }) => ({
      table: 'leads',
      name,
      email,
      phone: null,
      property_interest: null,
      notes: null,
      source: 'newsletter',
    }),
  },
];

/** The visitor, if the device remembers them; most don't. */
function known(random: Random, person: Person): Visitor | undefined {
  return random.next() < 0.55 ? person : undefined;
}

/** At a viewing some give a phone number, some an e-mail address, some both. */
function reach(random: Random, { name, phone, email }: Person) {
  const chance = random.next();
  return {
    name,
    phone: chance < 0.85 ? phone : null,
    email: chance < 0.4 || chance > 0.85 ? email : null,
  };
}

function weekdayAfter(random: Random, at: number): string {
  const day = laterDay(at, 1 + Math.floor(random.next() * 14));
  // Sundays can't be chosen.
  return new Date(day).getUTCDay() === 0 ? laterDay(Date.parse(day), 1) : day;
}

function makeContact(random: Random, index: number, now: number): Row<'contacts'> {
  const person = makePerson(random, index);
  const at = makeMoment(random, now);
  const isTour = random.next() < 0.3;
  const day = random.next() < 0.7 ? weekdayAfter(random, at) : null;
  const date = day === null ? 'To be scheduled' : longDate(day);
  const message = makeMessage(random);
  const id = makeId(random);
  const phone = random.next() < 0.7 ? person.phone : null;
  const other = () => (random.next() < 0.8 ? random.pick(INTERESTS) : null);
  const interest = isTour ? random.pick(TOURS) : other();
  return {
    id,
    ...person,
    phone,
    message: isTour ? `Tour Request\nPreferred date: ${date}\n\n${message}` : message,
    property_interest: interest,
    property_slug: slugOf(interest),
    kind: isTour ? 'tour' : 'enquiry',
    preferred_date: isTour ? day : null,
    status: makeStatus(random, daysBetween(at, now)),
    captured_at: capture(random, at),
    created_at: iso(at),
  } as Row<'contacts'>;
}

function makeSubscriber(random: Random, index: number, now: number): Row<'newsletter_subscribers'> {
  const { name, email } = makePerson(random, index);
  const at = makeMoment(random, now);
  const isActive = random.next() < 0.93;
  const leftAt = at + random.next() * (now - at);
  const isBack = isActive && random.next() < 0.02;
  const backAt = leftAt + random.next() * (now - leftAt);
  return {
    id: makeId(random),
    // The footer's form asks only for the address.
    name: random.next() < 0.45 ? name : null,
    email,
    is_active: isActive,
    captured_at: capture(random, at),
    subscribed_at: iso(at),
    unsubscribed_at: isActive && !isBack ? null : iso(leftAt),
    resubscribed_at: isBack ? iso(backAt) : null,
    pending_since: null,
    // Most confirm by their own link.
    confirmed_at: isBack ? iso(backAt) : null,
  } as Row<'newsletter_subscribers'>;
}
