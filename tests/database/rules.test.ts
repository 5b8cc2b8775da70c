import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../../src/domain/field-rules';
import { type NamedField, tableFields } from '../../src/domain/fields';
import { SubmissionSchema } from '../../src/domain/submission';
import {
  ANON,
  BOOT_TIMEOUT_MS,
  type OpenTable,
  openTestBackend,
  type Row,
  sample,
  type TestBackend,
} from './support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await backend.limit(1_000_000, 1_000_000);
}, BOOT_TIMEOUT_MS);
afterAll(() => backend.close());

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
  'emoji of four bytes': '🏡👩🏾‍💻🇳🇬',
  'letters with marks': 'Adébáyọ̀ Ọmọ́túndé',
  markup: '<img src=x onerror=alert(1)> & "quoted" \'so\' \\ back',
  SQL: `'); drop table public.leads; --`,
  'a formula': '=HYPERLINK("https://example.com")',
};

const ADDRESSES: Record<string, string> = {
  plain: 'ada@example.com',
  'in capitals': 'Ada.Obi@Example.COM',
  'with white space around': '\u00a0 ada@example.com\u3000\n',
  'with a plus and a subdomain': 'ada+viewing@mail.example.co.uk',
  'of another script': 'ọlá@exämple.com',
  'with a capital of another script': 'ÀDÉ@example.com',
  'with two @': 'ada@obi@example.com',
  'without @': 'ada.example.com',
  'without a dot': 'ada@localhost',
  'with a short end': 'ada@example.c',
  'with a name before it': 'Ada <ada@example.com>',
  'two of them': 'ada@example.com,obi@example.com',
  'with a space inside': 'ada obi@example.com',
  'with a hard space inside': 'ada\u00a0obi@example.com',
  'with a wide space inside': 'ada\u3000obi@example.com',
  'with a forged mail header': 'ada@example.com\r\nBcc: victim@example.com',
  'with quotes': '"ada"@example.com',
  'with a backslash': 'ada\\obi@example.com',
  'ending in a dot': 'ada@example.com.',
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

/** Matches a refusal by a CHECK of this field; the status differs between hosted and embedded. */
const refusal = (table: string, field: string) =>
  expect.stringMatching(
    new RegExp(`check constraint ."${table}_${field}_[a-z]+`.replace('."', '.?"')),
  );

describe.each(FIELDS)('%s.%s', (table, field, kind, max) => {
  const cases = Object.entries(values(kind, max));

  test.each(cases)('form and database agree on a value that is %s', async (_, value) => {
    const row = { ...sample(table), [field]: value };
    const parsed = parse(table, row);
    if (parsed) {
      expect(await backend.submit(ANON, table, parsed)).toMatchObject({ status: 201 });
      expect(await backend.rows(table, `&id=eq.${row['id']}`)).toMatchObject([parsed]);
      // The next case may use the same address.
      await backend.call(
        { apikey: backend.access.keys.secretKey },
        'DELETE',
        `/rest/v1/${table}?id=eq.${row['id']}`,
      );
    } else {
      const { status, json } = await backend.submit(ANON, table, row);
      expect(status).toBeGreaterThanOrEqual(400);
      // A NUL is refused before any CHECK.
      if (!value.includes('\u0000')) expect(json).toMatchObject({ message: refusal(table, field) });
      expect(await backend.rows(table, `&id=eq.${row['id']}`)).toEqual([]);
    }
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
      const answer = await backend.submit(ANON, table, { ...sample(table), [field]: value });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });
});
