import { expect, it } from 'vitest';
import { type ChangeAnswer, readChangeAnswer } from './deliver-change';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const error = (code: string | undefined, message = 'no', details = '') =>
  JSON.stringify({ code, message, details });
const PAGE = '<!doctype html><title>Welcome to Hotel WiFi</title>';

const REFUSED = 'Our database could not accept this. Please check it and try again.';
const refused = (code: string, names: string): ChangeAnswer => ({
  kind: 'rejected',
  why: REFUSED,
  code,
  names,
});
const TROUBLE =
  'Our server has a problem. The change is kept on this device and will go out by itself.';
const BUSY = 'Our server is busy. The change is kept on this device and will go out by itself.';
const configuration: Partial<ChangeAnswer> = { kind: 'hold', scope: 'all', why: TROUBLE };
const trouble: Partial<ChangeAnswer> = { kind: 'hold', scope: 'entry', why: TROUBLE };
const alone: Partial<ChangeAnswer> = { kind: 'retry', scope: 'entry', isAnswer: true };
const later = (why: string): Partial<ChangeAnswer> => ({
  kind: 'retry',
  scope: 'link',
  isAnswer: true,
  why,
});
const unclear = (why: string): Partial<ChangeAnswer> => ({ kind: 'retry', scope: 'link', why });
const read = (status: number, body: string, retryAfter: string | null = null) =>
  readChangeAnswer(
    { status, retryAfter, body },
    { table: 'leads', columns: ['status', 'notes', 'updated_at'] },
    NOW,
  );

/** One of each kind: which answer is of which is the table's, in `read-answer.test.ts` and `refused-rows.test.ts`. */
const cases: [string, number, string, Partial<ChangeAnswer>][] = [
  ['the changed row', 200, '[{"id":"a"}]', { kind: 'rows', rows: [{ id: 'a' }] }],
  ['no row fits, or may be seen', 200, '[]', { kind: 'rows', rows: [] }],
  ['a hotspot that speaks JSON', 200, '{"ok":true}', unclear('HTTP 200')],
  ['rows under another status', 201, '[]', unclear('HTTP 201')],
  ['half an answer', 200, '[{"id":', unclear('HTTP 200')],
  ['an expired token', 401, error('PGRST303', 'JWT expired'), { kind: 'token' }],
  ['no right', 403, error('42501'), { kind: 'forbidden', code: '42501' }],
  ['the gateway refuses the key', 401, error(undefined, 'Invalid API key'), configuration],
  ['a hotspot’s own 401', 401, PAGE, unclear('HTTP 401')],
  ['a column that is not known', 400, error('PGRST204'), trouble],
  [
    'a CHECK',
    400,
    error('23514', 'violates check constraint "leads_notes_length"'),
    refused('23514', 'leads_notes_length'),
  ],
  ['two at once, rolled back', 500, error('40001'), alone],
  ['the database is starting', 503, error('PGRST002'), later(TROUBLE)],
  ['slowly', 429, error('rate_limited'), later(BUSY)],
  ['too slow a request', 408, PAGE, unclear('HTTP 408')],
  ['an address that is not there', 404, PAGE, unclear('HTTP 404')],
];

it.each(cases)('reads %s (%i)', (_title, status, body, expected) => {
  expect(read(status, body)).toMatchObject(expected);
});

it('waits as long as the server’s header or body asks', () => {
  const asked = { kind: 'retry', retryAfterMs: 30_000 };
  expect(read(503, PAGE, '30')).toMatchObject(asked);
  const body = error('rate_limited', 'Slowly', 'retry_after=30');
  expect(read(429, body)).toMatchObject(asked);
});

it('accepts only our database’s own errors as its answer', () => {
  for (const status of [200, 403, 404, 408]) {
    expect(read(status, PAGE)).not.toHaveProperty('isAnswer');
  }
});
