import { describe, expect, it } from 'vitest';
import {
  attention,
  type Case,
  check,
  delivered,
  foreign,
  holdAll,
  holdThis,
  later,
  PORTAL,
  read,
  said,
  subscription,
  unclear,
  watch,
} from './doubles/answers';

const ON_LIST = { body: said('listed'), of: subscription };
const TRIED = { ...ON_LIST, ambiguous: true };
const CLOSED = { kind: 'closed', why: 'already-subscribed' };
const CONFLICT = { ...attention, code: 'conflict', names: 'submit' };
const BUSY = { ...later, why: 'busy', retryAfterMs: 60_000 };
const ROLLED_BACK = { kind: 'retry', scope: 'entry', mayBeStored: false };
const refused = (why: string, more = {}) => ({ body: said('refused', { why, ...more }) });
const ruled = (rule: string, column: string) => refused('rule', { rule, column });
const error = (code: string, message = 'no') => ({ body: { code, message } });

const CASES: Case[] = [
  ['stored', 200, { body: said('stored') }, delivered],
  ['stored before', 200, { body: said('delivered') }, delivered],
  ['an address that is on the list', 200, ON_LIST, CLOSED],
  ['an address that is on the list, perhaps by an earlier attempt', 200, TRIED, delivered],
  ['a device that is told already', 200, { ...ON_LIST, of: watch }, CLOSED],
  ['something else under its id', 200, { body: said('conflict') }, CONFLICT],
  [
    'a rule of a column',
    200,
    ruled('contacts_email_format', 'email'),
    {
      kind: 'rejected',
      why: 'Our database could not accept the email address. Please check it and send it again.',
      field: 'email',
      names: 'contacts_email_format',
    },
  ],
  [
    'a rule of a column that was not sent',
    200,
    ruled('contacts_source_format', 'source'),
    { kind: 'rejected', why: expect.stringContaining('what you wrote') },
  ],
  ['longer than any', 200, refused('size'), { ...attention, names: 'size' }],
  ['the flood guard', 200, { body: said('wait', { why: 'rate_limited', seconds: 60 }) }, BUSY],
  ...['late', 'changed', 'unknown', 'often'].map(
    (why): Case => [
      `a correction that is ${why}`,
      200,
      { ...refused(why), door: 'correct' },
      { kind: 'rejected', why, names: 'correct' },
    ],
  ),
  [
    'a correction that a rule refuses',
    200,
    { ...ruled('leads_name_present', 'name'), door: 'correct' },
    { kind: 'rejected', field: 'name', names: 'leads_name_present' },
  ],
  ...['unknown', 'picture', 'size'].map(
    (why): Case => [
      `a picture, refused: ${why}`,
      200,
      { ...refused(why), door: 'attach_picture' },
      { kind: 'rejected', why, names: 'attach_picture' },
    ],
  ),

  ['what was said of another entry', 200, { body: said('stored', { id: 'another' }) }, unclear],
  ['a word that nobody knows', 200, { body: said('fine') }, unclear],
  ['an outcome in an answer that is none', 203, { body: said('stored') }, unclear],
  ['an outcome in an error', 400, { body: said('stored') }, holdThis],
  ['201, as of a table', 201, {}, unclear],

  ["a hotspot's 200", 200, { body: PORTAL }, unclear],
  ['an empty 200', 200, {}, unclear],
  ['202', 202, {}, unclear],
  ['204', 204, {}, unclear],
  ['206', 206, { body: '[]' }, unclear],
  ['302', 302, {}, unclear],
  ['304', 304, {}, unclear],

  ['longer than our server reads', 413, { body: { code: 'PT413', message: 'no' } }, attention],
  [
    'a limit of the gateway’s, header hidden by the browser',
    429,
    { body: { ...error('rate_limited').body, details: 'retry_after=60' } },
    BUSY,
  ],
  ['429 with a header', 429, { retryAfter: '30' }, { ...later, retryAfterMs: 30_000 }],
  ['429 with a portal page', 429, { body: PORTAL }, later],
  ['408', 408, {}, unclear],
  ['425', 425, {}, later],

  ['row-level security, anonymous', 401, error('42501', 'row-level security'), attention],
  ['row-level security, signed in', 403, error('42501', 'row-level security'), attention],
  [
    'no API key',
    401,
    { body: { message: 'No API key found in request', hint: 'apikey' } },
    holdAll,
  ],
  ['invalid API key', 401, { body: { message: 'Invalid API key' } }, holdAll],
  ['invalid key, a code of the gateway', 401, error('UNAUTHORIZED_KEY'), holdAll],
  ["a hotspot's 401", 401, { body: PORTAL }, foreign],
  ['an empty 401', 401, {}, foreign],
  ['PGRST301', 401, { body: { code: 'PGRST301', message: 'JWT' } }, later],
  ['PGRST303', 401, { body: { code: 'PGRST303', message: 'JWT expired' } }, later],
  ['a column is missing', 400, error('PGRST204', "Could not find the 'notes' column"), holdThis],
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
  ['an error of ours in a success', 200, error('23514', check('contacts_name_length')), unclear],

  ...[404, 405, 413, 414, 431, 403, 407, 410, 418].map(
    (status): Case => [`${status} not by us`, status, { body: PORTAL }, foreign],
  ),
  ['404 of the gateway', 404, { body: { message: 'no Route matched' } }, foreign],
  ['402, over quota', 402, { body: { message: 'over quota' } }, holdAll],
  ['540, paused', 540, {}, holdAll],

  ...['40001', '40P01', '57014', '54000', '53400', '55P03', '55006'].map(
    (code): Case => [`${code}, rolled back`, 500, error(code, 'again'), ROLLED_BACK],
  ),
  [
    "the embedded database's error without a code",
    500,
    error('SUP', 'error: deadlock detected'),
    { ...ROLLED_BACK, mayBeStored: true },
  ],
  ...['53300', '57P01', '57P03', '08006', 'PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'].map(
    (code): Case => [code, 503, error(code, 'down'), unclear],
  ),
  [
    'PostgREST reconnects',
    503,
    { ...error('PGRST001', 'down'), retryAfter: '8' },
    { ...unclear, retryAfterMs: 8_000 },
  ],
  ...[500, 502, 503, 504, 511, 520, 522, 526].map(
    (status): Case => [`${status} of something else`, status, { body: PORTAL }, unclear],
  ),
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
    const outcome = read(status, given);
    expect(outcome).toMatchObject(expected);
    // A sentence for a person, never the database's words; those of the other doors have theirs in `domain`.
    if (outcome.kind === 'rejected' && !given.door) {
      expect(outcome.why).toMatch(/^(Our (database|server)|Something different) .+\.$/);
    }
  });

  it('does not wait if no time is given', () => {
    expect(read(503, { retryAfter: 'soon' })).not.toHaveProperty('retryAfterMs');
    expect(read(503, { retryAfter: '' })).not.toHaveProperty('retryAfterMs');
  });
});
