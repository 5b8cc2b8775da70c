import { describe, expect, it } from 'vitest';
import type { Submission } from '../domain/submission';
import type { Outcome } from '../offline/outcome';
import { namedIn, readAnswer } from './read-answer';

const contact: Submission = {
  table: 'contacts',
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: null,
  message: 'Is it still free?',
  property_interest: null,
};
const subscription: Submission = {
  table: 'newsletter_subscribers',
  email: 'ada@example.com',
  name: null,
};
const lead: Submission = {
  table: 'leads',
  name: 'Ada Obi',
  email: null,
  phone: '+2348000000000',
  property_interest: null,
  notes: null,
  source: 'viewing',
};
const watch: Submission = {
  table: 'property_watchers',
  email: 'ada@example.com',
  property_slug: 'bloom-towers',
};
const NOW = Date.parse('2026-11-21T09:00:00Z');

type Given = {
  body?: string | Record<string, unknown>;
  retryAfter?: string;
  of?: Submission;
  ambiguous?: boolean;
};
function read(status: number, given: Given = {}): Outcome {
  const { body = '', retryAfter = null, of = contact, ambiguous = false } = given;
  return readAnswer(
    { status, retryAfter, body: typeof body === 'string' ? body : JSON.stringify(body) },
    { submission: of, ambiguous, now: NOW },
  );
}
const unique = (constraint: string) => ({
  code: '23505',
  details: null,
  message: `duplicate key value violates unique constraint "${constraint}"`,
});
const check = (constraint: string) =>
  `new row for relation "contacts" violates check constraint "${constraint}"`;
const PORTAL = '<!doctype html><title>Hotel WiFi</title>';

const delivered = { kind: 'delivered' };
const later = { kind: 'retry', scope: 'link', mayBeStored: false };
const unclear = { kind: 'retry', scope: 'link', mayBeStored: true };
const attention = { kind: 'rejected' };
const foreign = { ...later, isForeign: true };
const holdAll = { kind: 'hold', scope: 'all' };
const holdThis = { kind: 'hold', scope: 'entry' };

const CASES: [title: string, status: number, given: Given, expected: object][] = [
  ['the row is stored', 201, {}, delivered],
  ['stored, with a body', 201, { body: PORTAL }, delivered],

  ["a hotspot's 200", 200, { body: PORTAL }, unclear],
  ['an empty 200', 200, {}, unclear],
  ['202', 202, {}, unclear],
  ['204', 204, {}, unclear],
  ['206', 206, { body: '[]' }, unclear],
  ['302', 302, {}, unclear],
  ['304', 304, {}, unclear],

  ['our own key is taken', 409, { body: unique('contacts_pkey') }, delivered],
  [
    'our own key is taken, tried before',
    409,
    { body: unique('contacts_pkey'), ambiguous: true },
    delivered,
  ],
  ["a lead's key is taken", 409, { body: unique('leads_pkey'), of: lead }, delivered],
  ["another table's key", 409, { body: unique('leads_pkey') }, holdThis],
  [
    'the address is taken, first attempt',
    409,
    { body: unique('newsletter_subscribers_email_key'), of: subscription },
    { kind: 'closed', why: 'already-subscribed' },
  ],
  [
    'the address is taken, an earlier attempt may have been ours',
    409,
    { body: unique('newsletter_subscribers_email_key'), of: subscription, ambiguous: true },
    delivered,
  ],
  [
    'the address is told of this property already',
    409,
    { body: unique('property_watchers_email_key'), of: watch },
    { kind: 'closed', why: 'already-subscribed' },
  ],
  [
    'another unique constraint',
    409,
    { body: unique('contacts_whatever_key') },
    { ...attention, code: '23505', names: 'contacts_whatever_key' },
  ],
  ['23505 without a name', 409, { body: { code: '23505', message: 'duplicate' } }, holdThis],

  ...['22P02', '22001', '22003', '22008', '22021', '22P05'].flatMap(
    (code): (typeof CASES)[number][] => [
      [
        `${code} about a column of ours`,
        400,
        { body: { code, message: 'bad value for column "phone"' } },
        { ...attention, code, field: 'phone', names: 'phone' },
      ],
      [`${code} about nothing of ours`, 400, { body: { code, message: 'bad' } }, holdThis],
    ],
  ),
  ['21000', 400, { body: { code: '21000', message: 'column "name"' } }, holdThis],
  [
    'a required column is missing',
    400,
    {
      body: {
        code: '23502',
        message: 'null value in column "name" of relation "contacts" violates not-null constraint',
      },
    },
    { ...attention, field: 'name' },
  ],
  [
    'a column that the device does not send is missing',
    400,
    {
      body: {
        code: '23502',
        message:
          'null value in column "created_at" of relation "contacts" violates not-null constraint',
      },
    },
    holdThis,
  ],
  [
    'a foreign key',
    409,
    {
      body: {
        code: '23503',
        message: 'insert violates foreign key constraint "contacts_property_interest_fkey"',
        details: 'secret',
      },
    },
    { ...attention, field: 'property_interest' },
  ],
  [
    'a foreign key of a table of which the visitor knows nothing',
    409,
    {
      body: {
        code: '23503',
        message: 'insert violates foreign key constraint "log_contact_fkey"',
      },
    },
    holdThis,
  ],
  [
    'CHECK, hosted',
    400,
    { body: { code: '23514', message: check('contacts_email_format') } },
    { ...attention, field: 'email', code: '23514' },
  ],
  [
    'CHECK, embedded',
    500,
    { body: { code: 'SUP', message: `error: ${check('contacts_property_interest_length')}` } },
    { ...attention, field: 'property_interest' },
  ],
  [
    'CHECK over several columns',
    400,
    { body: { code: '23514', message: check('contacts_reachable') } },
    { kind: 'rejected', code: '23514', names: 'contacts_reachable' },
  ],
  [
    'not null, embedded',
    500,
    {
      body: {
        code: 'SUP',
        message:
          'error: null value in column "message" of relation "contacts" violates not-null constraint',
      },
    },
    { ...attention, field: 'message' },
  ],
  [
    'a check of another table, which a trigger writes',
    400,
    { body: { code: '23514', message: check('log_entry_length') } },
    holdThis,
  ],
  ['raise exception, hosted', 400, { body: { code: 'P0001', message: 'no' } }, holdThis],
  ...(
    [
      ['25006', 405, 'cannot execute INSERT in a read-only transaction'],
      ['25P02', 400, 'current transaction is aborted'],
      ['28P01', 403, 'password authentication failed'],
      ['42P01', 404, 'relation "public.contacts" does not exist'],
      ['42703', 400, 'column "phone" of relation "contacts" does not exist'],
      ['42883', 404, 'function digest(text, unknown) does not exist'],
      ['42804', 400, 'column "phone" is of type integer but expression is of type text'],
      ['XX001', 500, 'could not read block 3'],
      ['58030', 500, 'could not write to file'],
      ['PGRST118', 400, 'no order'],
      ['PGRSTX00', 500, 'internal'],
    ] as const
  ).map(([code, status, message]): (typeof CASES)[number] => [
    `${code}, a trouble of the database's own`,
    status,
    { body: { code, message } },
    { ...holdThis, why: code },
  ]),
  [
    'a missing column, embedded',
    500,
    {
      body: { code: 'SUP', message: 'error: column "phone" of relation "contacts" does not exist' },
    },
    { kind: 'retry', scope: 'entry' },
  ],
  [
    'a lead that was corrected as often as it can be',
    422,
    { body: { code: 'PT422', message: 'no', details: null, hint: null } },
    {
      ...attention,
      why: 'Our database takes no more corrections of this: what was sent stays. Tell the office.',
    },
  ],
  ['PT413', 413, { body: { code: 'PT413', message: 'too many rows' } }, attention],
  ['PT429', 429, { body: { code: 'PT429', message: 'slow' } }, later],
  [
    'the flood guard, header hidden by the browser',
    429,
    { body: { code: 'rate_limited', message: 'Too many submissions', details: 'retry_after=60' } },
    { ...later, why: 'busy', retryAfterMs: 60_000 },
  ],
  [
    'the ceiling for all clients together',
    429,
    { body: { code: 'too_busy', message: 'Too many submissions', details: 'retry_after=300' } },
    { ...later, why: 'busy', retryAfterMs: 300_000 },
  ],
  ['429 with a header', 429, { retryAfter: '30' }, { ...later, retryAfterMs: 30_000 }],
  ['429 with a portal page', 429, { body: PORTAL }, later],
  ['408', 408, {}, unclear],
  ['425', 425, {}, later],

  [
    'row-level security, anonymous',
    401,
    { body: { code: '42501', message: 'row-level security' } },
    attention,
  ],
  [
    'row-level security, signed in',
    403,
    { body: { code: '42501', message: 'row-level security' } },
    attention,
  ],
  [
    'no API key',
    401,
    { body: { message: 'No API key found in request', hint: 'apikey' } },
    holdAll,
  ],
  ['invalid API key', 401, { body: { message: 'Invalid API key' } }, holdAll],
  [
    'invalid key, a code of the gateway',
    401,
    { body: { code: 'UNAUTHORIZED_KEY', message: 'no' } },
    holdAll,
  ],
  ["a hotspot's 401", 401, { body: PORTAL }, foreign],
  ['an empty 401', 401, {}, foreign],
  ['PGRST301', 401, { body: { code: 'PGRST301', message: 'JWT' } }, later],
  ['PGRST303', 401, { body: { code: 'PGRST303', message: 'JWT expired' } }, later],
  [
    'a column is missing',
    400,
    { body: { code: 'PGRST204', message: "Could not find the 'notes' column" } },
    holdThis,
  ],
  ['a table is missing', 404, { body: { code: 'PGRST205', message: 'no table' } }, holdThis],
  ['a function is missing', 404, { body: { code: 'PGRST202', message: 'no function' } }, holdThis],
  ['a schema is missing', 406, { body: { code: 'PGRST106', message: 'no schema' } }, holdThis],
  ['PGRST102', 400, { body: { code: 'PGRST102', message: 'empty' } }, holdThis],
  ['415', 415, { body: { code: 'PGRST107', message: 'type' } }, holdThis],
  ['400 with an empty body', 400, {}, holdThis],
  ['a plain 400', 400, { body: 'Bad Request' }, holdThis],
  ['422 without a code', 422, { body: { message: 'no' } }, holdThis],
  ["a proxy's 400 page", 400, { body: PORTAL }, foreign],
  ['a text that names a constraint', 500, { body: check('contacts_name_length') }, unclear],
  [
    'an error of ours in an answer that is not an error',
    200,
    { body: { code: '23514', message: check('contacts_name_length') } },
    unclear,
  ],

  ...[404, 405, 413, 414, 431, 403, 407, 410, 418].map((status): (typeof CASES)[number] => [
    `${status} not by us`,
    status,
    { body: PORTAL },
    foreign,
  ]),
  ['404 of the gateway', 404, { body: { message: 'no Route matched' } }, foreign],
  ['402, over quota', 402, { body: { message: 'over quota' } }, holdAll],
  ['540, paused', 540, {}, holdAll],

  ...['40001', '40P01', '57014', '54000', '53400', '55P03', '55006'].map(
    (code): (typeof CASES)[number] => [
      `${code}, rolled back`,
      500,
      { body: { code, message: 'again' } },
      { kind: 'retry', scope: 'entry', mayBeStored: false },
    ],
  ),
  [
    "the embedded database's error without a code",
    500,
    { body: { code: 'SUP', message: 'error: deadlock detected' } },
    { kind: 'retry', scope: 'entry', mayBeStored: true },
  ],
  ...['53300', '57P01', '57P03', '08006', 'PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'].map(
    (code): (typeof CASES)[number] => [code, 503, { body: { code, message: 'down' } }, unclear],
  ),
  [
    'PostgREST reconnects',
    503,
    { body: { code: 'PGRST001', message: 'down' }, retryAfter: '8' },
    { ...unclear, retryAfterMs: 8_000 },
  ],
  ...[500, 502, 503, 504, 511, 520, 522, 526].map((status): (typeof CASES)[number] => [
    `${status} of something else`,
    status,
    { body: PORTAL },
    unclear,
  ]),
  [
    '503 with a date',
    503,
    { retryAfter: 'Sat, 21 Nov 2026 09:01:00 GMT' },
    { ...unclear, retryAfterMs: 60_000 },
  ],
  [
    '503 with a past date',
    503,
    { retryAfter: 'Sat, 21 Nov 2026 08:00:00 GMT' },
    { ...unclear, retryAfterMs: 0 },
  ],
  ['503 with nonsense', 503, { retryAfter: 'soon' }, unclear],
  ['a cut body', 503, { body: '{"code":"PGRST' }, unclear],
  ['JSON that is not an error', 500, { body: '[]' }, unclear],
];

describe('what an answer means for a submission', () => {
  it.each(CASES)('%s (%i)', (_title, status, given, expected) => {
    expect(read(status, given)).toMatchObject(expected);
  });

  it('does not wait if no time is given', () => {
    expect(read(503, { retryAfter: 'soon' })).not.toHaveProperty('retryAfterMs');
    expect(read(503, { retryAfter: '' })).not.toHaveProperty('retryAfterMs');
  });

  it('names the field in a sentence for a person, never the database’s words', () => {
    const outcome = read(400, { body: { code: '23514', message: check('contacts_email_format') } });
    expect(outcome).toMatchObject({
      why: 'Our database could not accept the email address. Please check it and send it again.',
    });
    for (const [, status, given] of CASES) {
      const read_ = read(status, given);
      if (read_.kind === 'rejected') expect(read_.why).toMatch(/^Our (database|server) .+\.$/);
    }
  });

  it('names no field that the submission does not have', () => {
    const outcome = read(400, {
      body: { code: '23514', message: check('contacts_source_format') },
    });
    expect(outcome).not.toHaveProperty('field');
  });
});

it('a constraint belongs to the column with the longest name that it begins with', () => {
  const message = 'violates check constraint "leads_email_partner_length"';
  expect(namedIn(message, { table: 'leads', columns: ['email', 'email_partner'] })).toEqual({
    names: 'leads_email_partner_length',
    field: 'email_partner',
  });
});
