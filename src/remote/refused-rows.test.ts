import { describe, expect, it } from 'vitest';
import {
  attention,
  type Case,
  check,
  delivered,
  holdThis,
  lead,
  read,
  subscription,
  watch,
} from './doubles/answers';
import { namedIn } from './read-answer';

const unique = (constraint: string) => ({
  code: '23505',
  details: null,
  message: `duplicate key value violates unique constraint "${constraint}"`,
});

const CASES: Case[] = [
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

  ...['22P02', '22001', '22003', '22008', '22021', '22P05'].flatMap((code): Case[] => [
    [
      `${code} about a column of ours`,
      400,
      { body: { code, message: 'bad value for column "phone"' } },
      { ...attention, code, field: 'phone', names: 'phone' },
    ],
    [`${code} about nothing of ours`, 400, { body: { code, message: 'bad' } }, holdThis],
  ]),
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
  ).map(
    ([code, status, message]): Case => [
      `${code}, a trouble of the database's own`,
      status,
      { body: { code, message } },
      { ...holdThis, why: code },
    ],
  ),
  [
    'a missing column, embedded',
    500,
    {
      body: { code: 'SUP', message: 'error: column "phone" of relation "contacts" does not exist' },
    },
    { kind: 'retry', scope: 'entry' },
  ],
];

describe('what the database’s refusal of a row means', () => {
  it.each(CASES)('%s (%i)', (_title, status, given, expected) => {
    const outcome = read(status, given);
    expect(outcome).toMatchObject(expected);
    // A sentence for a person, never the database's words.
    if (outcome.kind === 'rejected') expect(outcome.why).toMatch(/^Our (database|server) .+\.$/);
  });

  it('names the field in a sentence for a person, never the database’s words', () => {
    const outcome = read(400, { body: { code: '23514', message: check('contacts_email_format') } });
    expect(outcome).toMatchObject({
      why: 'Our database could not accept the email address. Please check it and send it again.',
    });
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
