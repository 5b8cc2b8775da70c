import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION_MAX } from '../../src/domain/fact-columns';
import { LIMIT } from '../../src/domain/field-rules';
import { factFields, type NamedField, tableFields } from '../../src/domain/fields';
import { SubmissionSchema } from '../../src/domain/submission';
import { ZONE_MAX } from '../../src/domain/zone';
import { type OpenTable, type Row, sample } from './support/backend';
import { submitted } from './support/door';
import { openPlainDatabase } from './support/plain';

const db = await openPlainDatabase();
await db.query('select public.set_settings(1000000, 1000000)');

/** What the database says of a submission, or its error. */
const submit = (table: OpenTable, row: Row): Promise<Row> =>
  submitted(db, table, row).catch(({ code }) => ({ outcome: code }));

async function rows(table: OpenTable, ids: unknown[]): Promise<Row[]> {
  const sql = `select to_jsonb(t) as row from public.${table} t where id = any($1)`;
  return (await db.query<{ row: Row }>(sql, [ids])).rows.map(({ row }) => row);
}

type Kind =
  | 'line'
  | 'optional line'
  | 'slug'
  | 'optional slug'
  | 'text'
  | 'optional text'
  | 'email'
  | 'optional email';

const kindOf = ({ kind, missing }: NamedField): Kind => {
  const checked = kind === 'email' || kind === 'text' ? kind : 'line';
  return missing === undefined ? `optional ${checked}` : checked;
};

const TABLES = ['contacts', 'newsletter_subscribers', 'property_watchers', 'leads'] as const;

const FIELDS: [OpenTable, string, Kind, number][] = [
  ...TABLES.flatMap((table) =>
    tableFields(table).map((field): [OpenTable, string, Kind, number] => [
      table,
      field.column,
      kindOf(field),
      field.max,
    ]),
  ),
  ['contacts', 'property_slug', 'optional slug', LIMIT.propertySlug],
  ['leads', 'property_slug', 'optional slug', LIMIT.propertySlug],
  ...(['contacts', 'leads'] as const).flatMap((table) =>
    factFields(table).map(({ column, max }): [OpenTable, string, Kind, number] => [
      table,
      column,
      'optional line',
      max,
    ]),
  ),
  ['property_watchers', 'property_slug', 'slug', LIMIT.propertySlug],
];

const WHITE_SPACE = '\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Hostile and odd values for any field; whether each is valid depends on the field. */
const ODD: Record<string, string> = {
  nothing: '',
  'white space of every kind': WHITE_SPACE,
  'white space around': '\u00a0\t Ada \u3000\n',
  NUL: 'A\u0000da',
  'half a surrogate pair': 'A\ud800da \udc00',
  'a line break': 'Ada\nObi',
  'a forged mail header': 'Ada\r\nBcc: victim@example.com',
  'a tab': 'Ada\tObi',
  'escape and delete': 'A\u001b[31mda\u007f',
  'a control character of the second block': 'A\u0085da\u009fObi',
  'line and paragraph separators': 'Ada\u2028Obi\u2029',
  'marks of right-to-left text': '\u200fעדה\u202eidO\u202c',
  'turns of direction alone': '\u202d\u202e\u2067\u2069\u202c',
  'towers of marks': `Z${'\u0310\u0334'.repeat(20)}o`,
  'joiners that letters need': 'می\u200cخواهم ශ්\u200dරී',
  'characters that nobody sees':
    '\u200b\u200c\u200d\u2060\u2063\u00ad\u034f\u115f\u3164\uffa0\u2800\ufe0f\ufeff\u{e0041}',
  'emoji of four bytes': '🏡👩🏾‍💻🇳🇬',
  'letters with marks': 'Adébáyọ̀ Ọmọ́túndé',
  markup: '<img src=x onerror=alert(1)> & "quoted" \'so\' \\ back',
  SQL: `'); drop table public.leads; --`,
  'a formula': '=HYPERLINK("https://example.com")',
};

/** No two of them are the same to the database. */
const ADDRESSES: Record<string, string> = {
  plain: 'ada@example.com',
  'in capitals': 'Ada.Obi@Example.COM',
  'with white space around': '\u00a0 obi@example.com\u3000\n',
  'with a plus and a subdomain': 'ada+viewing@mail.example.co.uk',
  'of another script': 'ọlá@exämple.com',
  'with a capital of another script': 'ÀDÉ@example.com',
  'with two @': 'ada@obi@example.com',
  'without @': 'ada.example.com',
  'without a dot': 'ada@localhost',
  'with a short end': 'ada@example.c',
  'with a name before it': 'Ada <named@example.com>',
  'of a link': 'mailto:linked@example.com?subject=Hello',
  'with an apostrophe': "tim.o'connor@example.com",
  'with the apostrophe of a phone': 'pat.o’connor@example.com',
  'with an apostrophe in the domain': "ada@o'brien.example.com",
  'ending in a comma': 'listed@example.com, ',
  'two of them': 'ada@example.com,obi@example.com',
  'with a space inside': 'ada obi@example.com',
  'with a hard space inside': 'ada\u00a0obi@example.com',
  'with a wide space inside': 'ada\u3000obi@example.com',
  'with a forged mail header': 'ada@example.com\r\nBcc: victim@example.com',
  'with quotes': '"ada"@example.com',
  'with a backslash': 'ada\\obi@example.com',
  'ending in a dot': 'dotted@example.com.',
  'with unseen characters from the clipboard': '\u202aeve\u200b@exam\u00adple.com\u2069\ufeff',
  'of nothing that is seen before the @': '\u200b@example.com',
};

function values(kind: Kind, max: number): Record<string, string> {
  if (!kind.endsWith('email')) {
    return {
      ...ODD,
      'as long as allowed': 'x'.repeat(max),
      'one too long': 'x'.repeat(max + 1),
      'far too long': 'x'.repeat(10_000),
      'as many emoji as the form counts': '🏡'.repeat(max / 2),
    };
  }
  const ofLength = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
  return {
    ...ADDRESSES,
    ...ODD,
    'as long as allowed': ofLength(max),
    'one too long': ofLength(max + 1),
  };
}

/** The submission with this value as a form would parse it, or undefined if the form refuses it. */
function parse(table: OpenTable, row: Row): Row | undefined {
  const { id, ...fields } = row;
  const parsed = SubmissionSchema.safeParse({ table, ...fields });
  if (!parsed.success) return undefined;
  const { table: _, ...columns } = parsed.data;
  return { id, ...columns };
}

/** A code of PostgreSQL’s for a text that is none: the API answers 400. */
const NOT_JSON = expect.stringMatching(/^22P0[25]$/);
/** Matches a refusal by a CHECK of this field. */
const refusal = (table: string, field: string) => ({
  outcome: 'refused',
  rule: expect.stringMatching(new RegExp(`^${table}_${field}_[a-z]+`)),
});

describe.each(FIELDS)('%s.%s', (table, field, kind, max) => {
  test('form and database agree on every value, be it odd, hostile or at its limit', async () => {
    const sent: unknown[] = [];
    const accepted: Row[] = [];
    for (const [what, value] of Object.entries(values(kind, max))) {
      const row = { ...sample(table), [field]: value };
      sent.push(row['id']);
      const parsed = parse(table, row);
      const answer = await submit(table, parsed ?? row);
      if (parsed) {
        expect(answer['outcome'], what).toBe('stored');
        accepted.push(parsed);
      } else {
        // What a text can’t hold is refused before any CHECK.
        const isNone = value.includes('\u0000') || value.includes('\ud800');
        expect(answer, what).toMatchObject(isNone ? { outcome: NOT_JSON } : refusal(table, field));
      }
    }
    const stored = await rows(table, sent);
    const byId = new Map(accepted.map((row) => [row['id'], row]));
    expect(stored).toMatchObject(stored.map(({ id }) => byId.get(id)));
    expect(stored).toHaveLength(accepted.length);
  });

  test('a client without our form gets no further', async () => {
    const unparsed: [string, unknown][] = [
      ['blank', WHITE_SPACE],
      ['escape', kind.endsWith('email') ? 'a\u001bda@example.com' : 'A\u001bda'],
      ['empty', ''],
      ...(kind.startsWith('optional') ? [] : ([['null', null]] as [string, unknown][])),
      ...(kind.endsWith('email') ? ([['capitals', 'ADA@example.com']] as [string, unknown][]) : []),
    ];
    for (const [, value] of unparsed) {
      if (value === WHITE_SPACE && kind === 'optional text') continue;
      const answer = await submit(table, { ...sample(table), [field]: value });
      expect(answer['outcome']).toBe('refused');
    }
  });
});

const HOUR_MS = 3_600_000;
/** An hour off a limit, because the database may take minutes to start after this. */
const inDays = (days: number, hours = 0) =>
  new Date(Date.now() + (days * 24 + hours) * HOUR_MS).toISOString();
const dayIn = (days: number) => inDays(days).slice(0, 10);

const each = (...values: string[]) =>
  values.map((value): [string, unknown] => [JSON.stringify(value), value]);

/** Values of the columns of facts: those that form and database accept, and those that both refuse. */
const FACTS: Record<string, { valid: [string, unknown][]; invalid: [string, unknown][] }> = {
  kind: {
    valid: each('consultation', 'viewing', 'tour', 'video', 'enquiry', 'capture', 'chat', 'call'),
    invalid: [
      ['of no known kind', 'party'],
      ['empty', ''],
      ['in capitals', 'Tour'],
    ],
  },
  appointment_at: {
    valid: [
      ['to the minute', inDays(7)],
      ['with an offset', `${dayIn(7)}T10:00:00+01:00`],
      // PostgreSQL counts a year as 360 days.
      ['as long ago as allowed', inDays(-360, 1)],
      ['as far away as allowed', inDays(1080, -1)],
    ],
    invalid: [],
  },
  preferred_date: {
    valid: [
      ['a leap day', '2028-02-29'],
      ['as long ago as allowed', dayIn(-366)],
      ['as far away as allowed', dayIn(1096)],
    ],
    invalid: [],
  },
  visitor_zone: {
    valid: each(
      'Africa/Lagos',
      'America/Argentina/Buenos_Aires',
      'Etc/GMT+5',
      'UTC',
      'A'.repeat(ZONE_MAX),
    ),
    invalid: each(
      'Lagos time',
      '+01:00',
      '',
      'Africa/',
      '/Lagos',
      'a/b/c/d/e',
      'A'.repeat(ZONE_MAX + 1),
      'Africa/Lagos\n',
    ),
  },
  consent_version: {
    valid: each('1', '2026-11', '2026-11.1', 'v2', 'a'.repeat(CONSENT_VERSION_MAX)),
    invalid: each('Version 1', '', '1-', '.1', '1..2', 'a'.repeat(CONSENT_VERSION_MAX + 1), '1\n'),
  },
};

const FACT_CASES = (['contacts', 'leads'] as const).flatMap((table) =>
  Object.entries(FACTS).flatMap(([column, { valid, invalid }]) => [
    ...valid.map(([what, value]) => [table, column, what, value, true] as const),
    ...invalid.map(([what, value]) => [table, column, what, value, false] as const),
  ]),
);

test.each(FACT_CASES)(
  'form and database agree on %s.%s: %s',
  async (table, column, _, value, isValid) => {
    const row = { ...sample(table), consent_at: inDays(0), [column]: value };
    expect(parse(table, row) !== undefined).toBe(isValid);
    const answer = await submit(table, row);
    if (isValid) return expect(answer['outcome']).toBe('stored');
    expect(answer).toMatchObject(refusal(table, column));
    expect(await rows(table, [row['id']])).toEqual([]);
  },
);

test.each([
  ['appointment_at', inDays(-360, -1)],
  ['appointment_at', inDays(1080, 1)],
  ['preferred_date', dayIn(-367)],
  ['preferred_date', dayIn(1097)],
])(
  'only the database knows whether %s is near, since clocks of phones are wrong: %s',
  async (column, value) => {
    for (const table of ['contacts', 'leads'] as const) {
      const row = { ...sample(table), [column]: value };
      expect(parse(table, row)).toBeDefined();
      expect(await submit(table, row)).toMatchObject(refusal(table, column));
    }
  },
);

test.each([
  ['lagos', true],
  ['london', true],
  [null, true],
  ['paris', false],
  ['', false],
])('form and database agree on the office of a lead: %s', async (office, isValid) => {
  const row = { ...sample('leads'), office };
  expect(parse('leads', row) !== undefined).toBe(isValid);
  const { outcome } = await submit('leads', row);
  expect(outcome === 'stored').toBe(isValid);
});

test('neither accepts a wording that was agreed to at no time', async () => {
  for (const table of ['contacts', 'leads'] as const) {
    const row = { ...sample(table), consent_version: '1' };
    expect(parse(table, row)).toBeUndefined();
    expect(await submit(table, row)).toMatchObject(refusal(table, 'consent_version'));
  }
});
