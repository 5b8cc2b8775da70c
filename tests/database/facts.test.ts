import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { consultationRequest, dateRequest } from '../../src/domain/consultation';
import { lagosInstant } from '../../src/domain/lagos-time';
import { tapLead } from '../../src/domain/tap';
import { NOT_SAID, viewingLead } from '../../src/domain/viewing';
import { readContact } from '../../src/features/enquiry/contact-values';
import { readTour } from '../../src/features/tour/tour-values';
import {
  ANON,
  BOOT_TIMEOUT_MS,
  openTestBackend,
  type Row,
  sample,
  type TestBackend,
} from './support/backend';

const VERSION = '20261126100000';
const BEFORE = '2026-02-20 10:00:00+00';

type Facts = {
  kind: string | null;
  appointment_at: string | null;
  visitor_zone: string | null;
  preferred_date: string | null;
  subject: string | null;
  budget: string | null;
  interest: string | null;
  agent: string | null;
  consent_at: string | null;
};
const NOTHING: Facts = {
  kind: null,
  appointment_at: null,
  visitor_zone: null,
  preferred_date: null,
  subject: null,
  budget: null,
  interest: null,
  agent: null,
  consent_at: null,
};

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const startsAt = lagosInstant('2026-03-03', '10:00');
const wish = { startsAt, property: 'Bloom Towers', isCancelled: false };
const moved = { ...wish, startsAt: lagosInstant('2026-03-06', '15:00'), before: { startsAt } };
const viewing = {
  table: 'leads',
  source: 'viewing',
  name: 'Ada',
  email: null,
  phone: '+2348031234567',
  property_interest: null,
  interest: 'Investment',
  budget: '₦50M to ₦100M',
  agent: 'Chika',
  notes: 'Budget: asks for instalments',
  hasConsent: true,
} as const;
const consultation = { kind: 'consultation', appointment_at: '2026-03-03T09:00:00.000Z' };

/** Words of earlier releases by table and source, as the current forms still write them, and their facts. */
const WORDS: [table: 'contacts' | 'leads', source: string, words: string | null, Partial<Facts>][] =
  [
    ['leads', 'whatsapp', consultationRequest(wish, 'Africa/Lagos').lead.notes, consultation],
    [
      'leads',
      'whatsapp',
      consultationRequest(wish, 'America/Chicago').lead.notes,
      { ...consultation, visitor_zone: 'America/Chicago' },
    ],
    [
      'leads',
      'whatsapp',
      'Consultation scheduled from the mobile scheduler for Tuesday, March 3, 2026 at 10:00 (Lagos time).\nFor the visitor: 22:00, Monday (Pacific/Honolulu).\nRang her.',
      { ...consultation, visitor_zone: 'Pacific/Honolulu' },
    ],
    [
      'leads',
      'whatsapp',
      consultationRequest(moved, 'Africa/Lagos').lead.notes,
      { kind: 'consultation', appointment_at: '2026-03-06T14:00:00.000Z' },
    ],
    [
      'leads',
      'whatsapp',
      consultationRequest({ ...wish, isCancelled: true }, 'Africa/Lagos').lead.notes,
      { kind: 'consultation' },
    ],
    [
      'leads',
      'whatsapp',
      dateRequest('2026-03-03', 'hero').lead.notes,
      { kind: 'consultation', preferred_date: '2026-03-03' },
    ],
    [
      'leads',
      'whatsapp',
      'Consultation scheduled from the hero for Tuesday, March 3, 2026.',
      { kind: 'consultation', preferred_date: '2026-03-03' },
    ],
    [
      'leads',
      'whatsapp',
      tapLead({ action: { kind: 'chat', message: 'Hello' }, page: 'Home' }).notes,
      { kind: 'chat' },
    ],
    [
      'leads',
      'call',
      tapLead({ action: { kind: 'call', office: 'Lagos' }, page: 'Home' }).notes,
      { kind: 'call' },
    ],
    [
      'leads',
      'viewing',
      viewingLead(viewing).notes,
      {
        kind: 'capture',
        budget: '₦50M to ₦100M',
        interest: 'Investment',
        agent: 'Chika',
        consent_at: '2026-02-20T10:00:00.000Z',
      },
    ],
    [
      'leads',
      'viewing',
      viewingLead({ ...viewing, interest: NOT_SAID, budget: NOT_SAID, agent: '' }).notes,
      { kind: 'capture', consent_at: '2026-02-20T10:00:00.000Z' },
    ],
    [
      'leads',
      'viewing',
      'Interest: Investing\nCame with her sister.',
      { kind: 'capture', interest: 'Investing' },
    ],
    ['leads', 'viewing', 'Came with her sister.\nBudget: ₦50M', { kind: 'capture' }],
    ['leads', 'viewing', null, { kind: 'capture' }],
    // The day and its weekday contradict each other; no such day; no such time; another century.
    [
      'leads',
      'whatsapp',
      'Consultation scheduled from the scheduler for Monday, March 3, 2026 at 10:00 (Lagos time).',
      { kind: 'consultation' },
    ],
    [
      'leads',
      'whatsapp',
      'Consultation scheduled from the scheduler for Monday, February 30, 2026 at 10:00 (Lagos time).',
      { kind: 'consultation' },
    ],
    [
      'leads',
      'whatsapp',
      'Consultation scheduled from the scheduler for Tuesday, March 3, 2026 at 25:00 (Lagos time).',
      {},
    ],
    [
      'leads',
      'whatsapp',
      'Consultation scheduled from the scheduler for Saturday, March 3, 1900 at 10:00 (Lagos time).',
      { kind: 'consultation' },
    ],
    [
      'leads',
      'whatsapp',
      'She said: Consultation scheduled from the scheduler for Tuesday, March 3, 2026 at 10:00 (Lagos time).',
      {},
    ],
    ['leads', 'whatsapp', null, {}],
    ['leads', 'contact_form', 'Subject: Towers\nHello', {}],
    [
      'contacts',
      '',
      readTour(form({ name: 'Ada', date: '2026-11-30', message: 'Near noon, please' })).message,
      { kind: 'tour', preferred_date: '2026-11-30' },
    ],
    ['contacts', '', readTour(form({ message: 'Any day' })).message, { kind: 'tour' }],
    [
      'contacts',
      '',
      readContact(form({ subject: 'Bloom Towers, two rooms', message: 'Is it free?' })).message,
      { kind: 'enquiry', subject: 'Bloom Towers, two rooms' },
    ],
    ['contacts', '', 'Hello\nSubject: none', { kind: 'enquiry' }],
  ];

describe('rows of earlier releases', () => {
  let db: PGlite;
  const ids = WORDS.map(() => randomUUID());

  beforeAll(async () => {
    db = await openHostedDatabase();
    await migrate(
      db,
      readMigrations().filter(({ version }) => version < VERSION),
    );
    for (const [index, [table, source, words]] of WORDS.entries()) {
      await db.query(
        table === 'leads'
          ? `insert into public.leads (id, name, notes, source, captured_at, created_at, updated_at) values ($1, 'Ada', $2, $4, $3, $3, $3)`
          : `insert into public.contacts (id, name, email, message, captured_at, created_at) values ($1, 'Ada', 'ada@example.com', $2, $3, $3)`,
        [ids[index], words, BEFORE, ...(table === 'leads' ? [source] : [])],
      );
    }
    await migrate(db);
  }, BOOT_TIMEOUT_MS);
  afterAll(() => db.close());

  test.each(WORDS.map((row, index) => [...row, ids[index]] as const))(
    '%s, %s: %j becomes facts',
    async (table, _source, words, facts, id) => {
      const { rows } = await db.query(
        `select kind, appointment_at, visitor_zone, preferred_date::text, subject, consent_at,
          ${table === 'leads' ? 'budget, interest, agent, notes as words' : 'null as budget, null as interest, null as agent, message as words'}
          from public.${table} where id = $1`,
        [id],
      );
      const [row] = JSON.parse(JSON.stringify(rows));
      expect(row).toEqual({ ...NOTHING, ...facts, words });
    },
  );

  test('keep their timestamps, so that a change waiting on a phone still succeeds', async () => {
    const { rows } = await db.query(
      'select from public.leads where updated_at <> $1::timestamptz',
      [BEFORE],
    );
    expect(rows).toEqual([]);
  });

  test('are read once: the functions that read them are gone', async () => {
    const { rows } = await db.query(`select proname from pg_proc where proname like 'written_%'`);
    expect(rows).toEqual([]);
  });
});

describe('a new submission', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
    await backend.limit(1_000_000, 1_000_000);
  }, BOOT_TIMEOUT_MS);
  afterAll(() => backend.close());

  const zoneOf = async (table: 'contacts' | 'leads', zone: string) => {
    const row: Row = { ...sample(table), visitor_zone: zone };
    expect(await backend.submit(ANON, table, row)).toMatchObject({ status: 201 });
    const [stored] = await backend.rows(table, `&id=eq.${row['id']}`);
    return stored?.['visitor_zone'];
  };

  test.each([
    'Africa/Lagos',
    'Asia/Calcutta',
    'America/Indiana/Indianapolis',
    'Etc/GMT+5',
    'Europe/Kiev',
    'US/Eastern',
    'EST5EDT',
    'UTC',
  ])('keeps a visitor’s zone, also by an older name of it: %s', async (zone) => {
    expect(await zoneOf('contacts', zone)).toBe(zone);
    expect(await zoneOf('leads', zone)).toBe(zone);
  });

  test.each([
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'A+99',
    'Foo/Bar+5',
    'Africa/Atlantis',
    'CEST',
    'Factory',
    'A'.repeat(64),
  ])('is stored without a zone that no clock knows: %s', async (zone) => {
    expect(await zoneOf('contacts', zone)).toBeNull();
    expect(await zoneOf('leads', zone)).toBeNull();
  });

  test('with a clock that is wrong by years loses nothing: consent counts from its arrival at the latest', async () => {
    for (const table of ['contacts', 'leads'] as const) {
      for (const consent_at of ['2031-01-01T00:00:00Z', '1999-01-01T00:00:00Z']) {
        const row: Row = { ...sample(table), consent_at };
        await backend.submit(ANON, table, row);
        const [stored] = await backend.rows(table, `&id=eq.${row['id']}`);
        expect(stored?.['consent_at']).toBe(stored?.['created_at']);
      }
    }
  });

  test('says what it is by its source, where that is enough', async () => {
    const row = sample('leads');
    await backend.submit(ANON, 'leads', row);
    expect(await backend.rows('leads', `&id=eq.${row['id']}`)).toMatchObject([{ kind: 'capture' }]);
  });
});
