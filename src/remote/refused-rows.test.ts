import { describe, expect, it } from 'vitest';
import { check, holdThis } from './doubles/answers';
import { namedIn, readFailure } from './read-answer';

// What an administrator's change meets at a table. Visitors' entries meet functions, whose answers are in read-answer.test.ts.

const ROW = {
  table: 'contacts',
  columns: ['name', 'email', 'phone', 'message', 'property_interest'],
};
const refused = { kind: 'refused' };

type Case = [title: string, status: number, body: Record<string, unknown>, expected: object];

const unique = (constraint: string) => ({
  code: '23505',
  details: null,
  message: `duplicate key value violates unique constraint "${constraint}"`,
});

const notNull = (column: string) => ({
  code: '23502',
  message: `null value in column "${column}" of relation "contacts" violates not-null constraint`,
});

const CASES: Case[] = [
  ["another table's key", 409, unique('leads_pkey'), holdThis],
  [
    'another unique constraint',
    409,
    unique('contacts_whatever_key'),
    { ...refused, code: '23505', names: 'contacts_whatever_key' },
  ],
  ['23505 without a name', 409, { code: '23505', message: 'duplicate' }, holdThis],

  ...['22P02', '22001', '22003', '22008', '22021', '22P05'].flatMap((code): Case[] => [
    [
      `${code} about a column of ours`,
      400,
      { code, message: 'bad value for column "phone"' },
      { ...refused, code, field: 'phone', names: 'phone' },
    ],
    [`${code} about nothing of ours`, 400, { code, message: 'bad' }, holdThis],
  ]),
  ['21000', 400, { code: '21000', message: 'column "name"' }, holdThis],
  ['a required column is missing', 400, notNull('name'), { ...refused, field: 'name' }],
  ['a column that the device does not send is missing', 400, notNull('created_at'), holdThis],
  [
    'a foreign key',
    409,
    {
      code: '23503',
      message: 'insert violates foreign key constraint "contacts_property_interest_fkey"',
      details: 'secret',
    },
    { ...refused, field: 'property_interest' },
  ],
  [
    'a foreign key of a table of which the visitor knows nothing',
    409,
    { code: '23503', message: 'insert violates foreign key constraint "log_contact_fkey"' },
    holdThis,
  ],
  [
    'CHECK, hosted',
    400,
    { code: '23514', message: check('contacts_email_format') },
    { ...refused, field: 'email', code: '23514' },
  ],
  [
    'CHECK, embedded',
    500,
    { code: 'SUP', message: `error: ${check('contacts_property_interest_length')}` },
    { ...refused, field: 'property_interest' },
  ],
  [
    'CHECK over several columns',
    400,
    { code: '23514', message: check('contacts_reachable') },
    { ...refused, code: '23514', names: 'contacts_reachable' },
  ],
  [
    'not null, embedded',
    500,
    { code: 'SUP', message: `error: ${notNull('message').message}` },
    { ...refused, field: 'message' },
  ],
  [
    'a check of another table, which a trigger writes',
    400,
    { code: '23514', message: check('log_entry_length') },
    holdThis,
  ],
  ['raise exception, hosted', 400, { code: 'P0001', message: 'no' }, holdThis],
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
      { code, message },
      { ...holdThis, why: code },
    ],
  ),
  [
    'a missing column, embedded',
    500,
    { code: 'SUP', message: 'error: column "phone" of relation "contacts" does not exist' },
    { kind: 'retry', scope: 'entry' },
  ],
];

describe('what the database’s refusal of a row means', () => {
  it.each(CASES)('%s (%i)', (_title, status, body, expected) => {
    const answer = { status, retryAfter: null, body: JSON.stringify(body) };
    expect(readFailure(answer, ROW, 0)).toMatchObject(expected);
  });

  it('names no column that was not sent', () => {
    const body = JSON.stringify({ code: '23514', message: check('contacts_source_format') });
    const failure = readFailure({ status: 400, retryAfter: null, body }, ROW, 0);
    expect(failure).not.toHaveProperty('field');
  });
});

it('a constraint belongs to the column with the longest name that it begins with', () => {
  const message = 'violates check constraint "leads_email_partner_length"';
  expect(namedIn(message, { table: 'leads', columns: ['email', 'email_partner'] })).toEqual({
    names: 'leads_email_partner_length',
    field: 'email_partner',
  });
});
