import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChangeAnswer } from '../../src/admin/changes/deliver-change';
import type { Submission } from '../../src/domain/submission';
import { readAnswer } from '../../src/remote/read-answer';
import { seedOfRun } from './support/random';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const RUNS = Number(process.env['FC_RUNS'] ?? 50) * 20;

const submissions: Submission[] = [
  {
    table: 'contacts',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: null,
    message: 'Is it still free?',
    property_interest: null,
  },
  { table: 'newsletter_subscribers', email: 'ada@example.com', name: null },
];
const COLUMNS = ['name', 'email', 'phone', 'message', 'notes', 'status', 'created_at', 'id'];
const CODES = [
  ...['22001', '22P02', '23502', '23503', '23505', '23514', '21000', '25006', '25P02', '28P01'],
  ...['40001', '40P01', '42501', '42703', '42804', '42883', '42P01', '53100', '53400', '54000'],
  ...['55P03', '57014', '57P03', '58030', '08006', 'P0001', 'XX000', 'XX001', 'SUP'],
  ...['PT404', 'PT409', 'PT413', 'PT422', 'PT429', 'PT503', 'PGRST000', 'PGRST102', 'PGRST204'],
  ...['PGRST301', 'PGRST303', 'rate_limited', 'too_busy', 'UNAUTHORIZED_KEY', ''],
];

const status = fc.oneof(
  fc.integer({ min: 200, max: 599 }),
  fc.constantFrom(200, 201, 204, 302, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503),
);
const constraint = fc
  .tuple(
    fc.constantFrom('contacts', 'newsletter_subscribers', 'leads', 'log'),
    fc.constantFrom('pkey', 'email_key', 'reachable', ...COLUMNS.map((name) => `${name}_length`)),
  )
  .map(([table, what]) => `${table}_${what}`);
const message = fc.oneof(
  fc.string(),
  constraint.map((name) => `new row violates check constraint "${name}"`),
  constraint.map((name) => `error: duplicate key value violates unique constraint "${name}"`),
  fc
    .constantFrom(...COLUMNS)
    .map((name) => `null value in column "${name}" violates not-null constraint`),
  fc.constantFrom(...COLUMNS).map((name) => `column "${name}" does not exist`),
);
const code = fc.oneof(
  fc.constantFrom(...CODES),
  fc.stringMatching(/^[0-9A-Z]{5}$/),
  fc.stringMatching(/^PGRST[0-9]{3}$/),
  fc.integer(),
  fc.constant(null),
);
const ID = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';
const OUTCOMES = ['stored', 'delivered', 'conflict', 'listed', 'refused', 'wait', 'ok'];
/** What the database says of an entry, and what is like it. */
const said = fc
  .record(
    {
      outcome: fc.constantFrom(...OUTCOMES),
      id: fc.constantFrom(ID, ID, 'another'),
      why: fc.constantFrom('rule', 'size', 'rate_limited'),
      rule: constraint,
      column: fc.constantFrom(...COLUMNS),
      seconds: fc.nat(),
    },
    { requiredKeys: [] },
  )
  .map((json) => JSON.stringify(json));
const body = fc.oneof(
  { weight: 3, arbitrary: said },
  { weight: 5, arbitrary: fc.record({ code, message }).map((json) => JSON.stringify(json)) },
  fc.record({ message }).map((json) => JSON.stringify(json)),
  fc.record({ error: message, code }).map((json) => JSON.stringify(json)),
  message,
  message.map((text) => `<!doctype html><title>${text}</title>`),
  fc.json(),
  fc.constant(''),
);
const retryAfter = fc.oneof(fc.constant(null), fc.string(), fc.nat().map(String));
const answer = fc.record({ status, body, retryAfter });

type Given = { status: number; body: string };

/** What is said of the entry, if anything. */
function saidIn({ status: answered, body: text }: Given): string | undefined {
  if (answered !== 200) return undefined;
  try {
    const json = JSON.parse(text);
    return json.id === ID && json.outcome !== 'ok' ? json.outcome : undefined;
  } catch {
    return undefined;
  }
}

/** Reads an error without the table under test. */
function errorIn({ status: answered, body: text }: Given): { code: string; message: string } {
  const nothing = { code: '', message: '' };
  // A status below 400 is never our database's error.
  if (answered < 400) return nothing;
  try {
    const json = JSON.parse(text);
    return { code: String(json.code ?? ''), message: String(json.message || json.error || '') };
  } catch {
    return nothing;
  }
}

/** Whether a person can fix it: the error is about values and names a part of the row, or is one of our own. */
function isForPeople(given: Given, table: string, columns: string[]): boolean {
  const error = errorIn(given);
  const names = [
    ...[...error.message.matchAll(/constraint "([^"]+)"/g)].map(([, name = '']) => name),
    ...[...error.message.matchAll(/column "([^"]+)"/g)].map(([, name = '']) => name),
  ];
  const isOurs = names.some((name) => name.startsWith(`${table}_`) || columns.includes(name));
  const isOfValues = /^2[23]...$/.test(error.code) || error.code === 'SUP';
  return (isOfValues && isOurs) || ['PT409', 'PT413', 'PT422', '42501'].includes(error.code);
}

it('whatever the answer, only what the database says of an entry settles it', () => {
  const seed = seedOfRun('Answers to submissions');
  const property = fc.property(
    answer,
    fc.constantFrom(...submissions),
    fc.boolean(),
    (given, submission, ambiguous) => {
      const attempted = { door: 'submit', id: ID, submission, ambiguous, now: NOW } as const;
      const outcome = readAnswer(given, attempted);
      const entry = saidIn(given);
      switch (outcome.kind) {
        case 'delivered':
          expect(
            entry === 'stored' || entry === 'delivered' || (ambiguous && entry === 'listed'),
          ).toBe(true);
          break;
        case 'closed':
          expect([entry, ambiguous]).toEqual(['listed', false]);
          break;
        case 'rejected':
          expect(
            entry === 'refused' || entry === 'conflict' || isForPeople(given, 'submit', []),
          ).toBe(true);
          if (outcome.field) expect(Object.keys(submission)).toContain(outcome.field);
          break;
        case 'hold':
        case 'retry':
          expect([undefined, 'wait']).toContain(entry);
          expect(outcome.why).not.toBe('');
          expect(outcome.kind === 'retry' ? (outcome.retryAfterMs ?? 0) : 0).toBeGreaterThanOrEqual(
            0,
          );
      }
    },
  );
  fc.assert(property, { seed, numRuns: RUNS });
});

it('whatever the answer, an administrator’s change is refused by the same rule, and counts as made only with a list of rows', () => {
  const seed = seedOfRun('Answers to changes');
  const row = { table: 'leads', columns: ['status', 'notes', 'updated_at'] };
  const property = fc.property(answer, (given) => {
    const read = readChangeAnswer(given, row, NOW);
    const { code: said } = errorIn(given);
    switch (read.kind) {
      case 'rows':
        expect([given.status, Array.isArray(JSON.parse(given.body))]).toEqual([200, true]);
        break;
      case 'rejected':
        expect(isForPeople(given, row.table, row.columns)).toBe(true);
        break;
      case 'forbidden':
        expect(said).toBe('42501');
        break;
      case 'token':
        expect(said).toMatch(/^PGRST30\d$/);
        break;
      case 'hold':
      case 'retry':
        expect(read.why).not.toBe('');
    }
  });
  fc.assert(property, { seed, numRuns: RUNS });
});

it('both read the same answer in the same way', () => {
  const submission: Submission = {
    table: 'leads',
    name: 'Ada Obi',
    email: null,
    phone: '+2348000000000',
    property_interest: null,
    notes: null,
    source: 'viewing',
  };
  const row = { table: 'submit', columns: [] };
  const seed = seedOfRun('One table of answers');
  const property = fc.property(answer, (given) => {
    const one = readAnswer(given, { door: 'submit', id: ID, submission, now: NOW });
    const other = readChangeAnswer(given, row, NOW);
    // Only the one is told what came of an entry, and only the other has a token, rights and rows.
    if (saidIn(given) || ['rows', 'token', 'forbidden'].includes(other.kind)) return;
    expect(other).toMatchObject({ kind: one.kind, ...('scope' in one && { scope: one.scope }) });
  });
  fc.assert(property, { seed, numRuns: RUNS });
});
