import { describe, expect, test } from 'vitest';
import { NAMES_AS_TYPED, NUMBERS_AS_TYPED } from '../../src/admin/doubles/names-as-typed';
import { folded } from '../../src/lib/folded';
import { openStaffDatabase } from './support/staff';

type Person = { name: string; email?: string; phone?: string; words?: string };

/** Newest last, so that results come in the opposite order. */
const PEOPLE: Person[] = [
  { name: 'Ada Obi', email: 'ada.obi@example.com', phone: '+2348031234567' },
  { name: 'Ọmọ́túndé Adébáyọ̀', email: 'tunde@example.co.uk', phone: '0803 123 4568' },
  { name: "Seán O'Brien", email: 'sean_o@example.com', phone: '+44 (0)20 7946 0958' },
  { name: 'עדה כהן', words: 'מחיר הדירה\u200f בלגוס?' },
  { name: 'Li Wu', words: 'Two flats 🏡 at 100% finance\nPlease call' },
  { name: '<img src=x onerror=alert(1)>', words: `=HYPERLINK("https://example.com") \\ "quoted"` },
  {
    name: 'Long Story',
    words: `${'word '.repeat(90)}needle ${'word '.repeat(400)}haystack ${'word '.repeat(400)}${'x'.repeat(80)} thread`,
  },
];

const staff = await openStaffDatabase();
for (const [index, { name, email, phone, words }] of PEOPLE.entries()) {
  const at = `2026-03-0${index + 1}T10:00:00.123456Z`;
  await staff.db.query(
    `insert into public.leads (name, email, phone, notes, source, created_at) values ($1, $2, $3, $4, 'viewing', $5)`,
    [name, email ?? null, phone ?? null, words ?? null, at],
  );
  await staff.db.query(
    `insert into public.contacts (name, email, phone, message, created_at) values ($1, $2, $3, $4, $5)`,
    [name, email ?? 'x@y.example', phone ?? null, words ?? 'Hello', at],
  );
  await staff.db.query(
    `insert into public.newsletter_subscribers (name, email, subscribed_at) values ($1, $2, $3)`,
    [name, email ?? `${index}@y.example`, at],
  );
}

const CALLS = ['search_leads', 'search_contacts', 'search_subscribers'] as const;
type Call = (typeof CALLS)[number];

/** The names found by a search, in order. */
function found(call: Call, args: Record<string, unknown>): Promise<string[]> {
  return staff.asAdmin(async (tx) => {
    const names = Object.keys(args);
    const list = names.map((name, index) => `${name} => $${index + 1}`).join(', ');
    const { rows } = await tx.query<{ name: string }>(
      `select name from public.${call}(${list})`,
      Object.values(args),
    );
    return rows.map(({ name }) => name);
  });
}

const CASES: [query: string, names: string[]][] = [
  // Words of the name, in any order, case and part.
  ['Ada Obi', ['Ada Obi']],
  ['OBI ada', ['Ada Obi']],
  ['bi', []],
  // As it does of O'Brien.
  ['ob', ["Seán O'Brien", 'Ada Obi']],
  ['l', ['Long Story', 'Li Wu']],
  ["o'br", ["Seán O'Brien"]],
  ['ada nobody', []],
  // Letters with diacritics, typed with and without.
  ['omotunde', ['Ọmọ́túndé Adébáyọ̀']],
  ['ọmọ́túndé', ['Ọmọ́túndé Adébáyọ̀']],
  ['ADÉBÁYỌ̀', ['Ọmọ́túndé Adébáyọ̀']],
  ['sean', ["Seán O'Brien"]],
  // E-mail addresses.
  ['@example.co.uk', ['Ọmọ́túndé Adébáyọ̀']],
  ['sean_o', ["Seán O'Brien"]],
  ['seanXo', []],
  ['ada.obi@example.com', ['Ada Obi']],
  // Any kind of whitespace separates words.
  ['\t ada \u00a0\n obi\u3000', ['Ada Obi']],
];

const PHONES: [query: string, names: string[]][] = [
  ['08031234567', ['Ada Obi']],
  ['0803 123 4567', ['Ada Obi']],
  ['+234 803 123 4567', ['Ada Obi']],
  ['00234 (0)803-123-4567', ['Ada Obi']],
  ['2348031234568', ['Ọmọ́túndé Adébáyọ̀']],
  ['0803', ['Ọmọ́túndé Adébáyọ̀', 'Ada Obi']],
  ['4568', ['Ọmọ́túndé Adébáyọ̀']],
  ['803', ['Ọmọ́túndé Adébáyọ̀', 'Ada Obi']],
  ['+234 803', ['Ọmọ́túndé Adébáyọ̀', 'Ada Obi']],
  ['+234 (0) 803', ['Ọmọ́túndé Adébáyọ̀', 'Ada Obi']],
  ['080 31 23', ['Ọmọ́túndé Adébáyọ̀', 'Ada Obi']],
  ['0 8 0 3 1 2 3 4 5 6 7', ['Ada Obi']],
  ['31 2345 67', ['Ada Obi']],
  ['123 45 68', ['Ọmọ́túndé Adébáyọ̀']],
  ['2079 46', ["Seán O'Brien"]],
  ['ada 0803 12', ['Ada Obi']],
  ['+234 803 obi', ['Ada Obi']],
  ['ada 0803 124', []],
  ['sean +44 20 obrien', []],
  ['020 7946 0958', ["Seán O'Brien"]],
  ['+442079460958', ["Seán O'Brien"]],
  ['(020) 7946', ["Seán O'Brien"]],
  ['0706 000 0000', []],
];

const WORDS: [query: string, names: string[]][] = [
  ['two flats', ['Li Wu']],
  ['please', ['Li Wu']],
  ['pl', ['Li Wu']],
  ['100%', ['Li Wu']],
  ['%', ['Li Wu']],
  ['🏡', ['Li Wu']],
  ['🏡 flats', ['Li Wu']],
  ['_', ["Seán O'Brien"]],
  ['הדירה', ['עדה כהן']],
  ['\u200fבלגוס', ['עדה כהן']],
  ['מח', ['עדה כהן']],
  ['<img', ['<img src=x onerror=alert(1)>']],
  ['\\', ['<img src=x onerror=alert(1)>']],
  ['"quoted"', ['<img src=x onerror=alert(1)>']],
  // Only the start and end of a long text are searched, as the functions' comments say.
  ['needle', ['Long Story']],
  ['thread', ['Long Story']],
  ['haystack', []],
  [`'); drop table public.leads; --`, []],
  [`' or true --`, []],
  ['%%', []],
  ['$1', []],
];

describe.each(CALLS)('%s', (call) => {
  test.each(CASES)('finds %j', async (query, names) => {
    expect(await found(call, { query })).toEqual(names);
  });

  test.each([null, '', ' \n '])(
    'with %j as the query lists everything, newest first',
    async (query) => {
      expect(await found(call, { query })).toEqual(PEOPLE.map(({ name }) => name).reverse());
    },
  );

  test('handles a query of 5,000 characters, or a thousand words', async () => {
    expect(await found(call, { query: 'x'.repeat(5000) })).toEqual([]);
    expect(await found(call, { query: 'ada '.repeat(1000) })).toEqual(['Ada Obi']);
  });

  test('continues after the last row seen, to the microsecond, and tolerates a nonsensical limit', async () => {
    const at = '2026-03-02 10:00:00.123456+00';
    expect(await found(call, { before_at: at })).toEqual(['Ada Obi']);
    expect(await found(call, { query: 'example', before_at: at })).toEqual(['Ada Obi']);
    expect(await found(call, { before_at: '2026-03-02 10:00:00.123457+00', page_size: 1 })).toEqual(
      ['Ọmọ́túndé Adébáyọ̀'],
    );
    expect(await found(call, { page_size: -5 })).toEqual(['Long Story']);
    expect(await found(call, { page_size: 1_000_000 })).toHaveLength(PEOPLE.length);
  });

  test('includes the first moment of a period and excludes the last', async () => {
    const since = '2026-03-02T10:00:00.123456Z';
    const until = '2026-03-03T10:00:00.123456Z';
    expect(await found(call, { since, until })).toEqual(['Ọmọ́túndé Adébáyọ̀']);
    expect(await found(call, { query: 'ada', since })).toEqual([]);
  });
});

describe.each(['search_leads', 'search_contacts'] as const)('%s', (call) => {
  test.each(PHONES)('finds the phone number %j', async (query, names) => {
    expect(await found(call, { query })).toEqual(names);
  });

  test.each(WORDS)('finds %j', async (query, names) => {
    expect(await found(call, { query })).toEqual(names);
  });
});

test('names and numbers are found as people type them, whichever way round', async () => {
  const missed: string[] = [];
  const insert = `insert into public.leads (name, phone, source) values ($1, $2, 'fair')`;
  for (const [name, typed] of NAMES_AS_TYPED) {
    await staff.db.query(insert, [name, null]);
    if (!(await found('search_leads', { query: typed })).includes(name)) missed.push(typed);
    await staff.db.exec(`delete from public.leads where source = 'fair'`);
  }
  for (const phone of ['+2348031234567', '0803–123–4567', '٠٨٠٣١٢٣٤٥٦٧']) {
    await staff.db.query(insert, [phone, phone]);
  }
  for (const typed of NUMBERS_AS_TYPED) {
    const names = await found('search_leads', { query: typed, source: 'fair' });
    if (names.length !== 3) missed.push(`${typed}: ${names}`);
  }
  await staff.db.exec(`delete from public.leads where source = 'fair'`);
  expect(missed).toEqual([]);
});

test('device and database compare every letter, mark and sign alike', async () => {
  // Latin, Greek, Cyrillic, Hebrew, Arabic, N’Ko, Devanagari and punctuation.
  const ranges = [
    [0x20, 0x7f],
    [0xa0, 0x7ff],
    [0x900, 0x97f],
    [0x1e00, 0x20cf],
    [0x2c60, 0x2c7f],
    [0xa720, 0xa78c],
    [0xff01, 0xff5e],
  ] as const;
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)),
  );
  const { rows } = await staff.db.query<{ sign: string; plain: string }>(
    'select sign, private.folded(sign) as plain from unnest($1::text[]) as sign',
    [all],
  );
  expect(rows).toHaveLength(all.length);
  expect(rows.filter(({ sign, plain }) => folded(sign) !== plain)).toEqual([]);
});

test('filters narrow a search, alone and combined', async () => {
  await staff.db.exec(`
    insert into public.leads (name, source, status, property_interest, created_at) values
      ('Kemi One', 'whatsapp', 'new', 'Bloom Towers', '2020-01-01'),
      ('Kemi Two', 'whatsapp', 'contacted', 'Bloom Towers', '2020-01-02'),
      ('Kemi Three', 'viewing', 'contacted', 'No. 30 St Paul''s (UK)', '2020-01-03'),
      ('Kemi Four', 'viewing', 'new', 'General Interest', '2020-01-04'),
      ('Kemi Five', 'viewing', 'qualified', 'General Interest, consultation on Tuesday, March 3, 2020', '2020-01-05'),
      ('Kemi Six', 'viewing', 'qualified', 'General Interests', '2020-01-06');
    insert into public.newsletter_subscribers (email, is_active, subscribed_at) values
      ('kemi1@example.com', true, '2020-01-01'), ('kemi2@example.com', false, '2020-01-02');
    insert into public.contacts (name, email, message, property_interest, created_at) values
      ('Kemi', 'kemi@example.com', 'Hi', 'Bloom Towers', '2020-01-01');
  `);
  const leads = (args: Record<string, unknown>) =>
    found('search_leads', { query: 'kemi', ...args });
  expect(await leads({ status: 'contacted' })).toEqual(['Kemi Three', 'Kemi Two']);
  expect(await leads({ source: 'whatsapp' })).toEqual(['Kemi Two', 'Kemi One']);
  expect(await leads({ property: 'st-pauls-birmingham' })).toEqual(['Kemi Three']);
  // An older dashboard filters by label.
  expect(await leads({ property: "No. 30 St Paul's (UK)" })).toEqual(['Kemi Three']);
  expect(await leads({ property: 'General Interest' })).toEqual(['Kemi Five', 'Kemi Four']);
  expect(await leads({ property: '-' })).toEqual(['Kemi Six', 'Kemi Five', 'Kemi Four']);
  expect(
    await leads({ status: 'contacted', source: 'whatsapp', property: 'bloom-towers' }),
  ).toEqual(['Kemi Two']);
  expect(await leads({ property: `' or 'a' = 'a` })).toEqual([]);
  expect(await found('search_leads', { status: 'contacted' })).toEqual(['Kemi Three', 'Kemi Two']);
  expect(await found('search_contacts', { property: 'bloom-towers', query: 'kemi' })).toEqual([
    'Kemi',
  ]);
  const subscribers = await staff.asAdmin(
    async (tx) =>
      (await tx.query(`select email from public.search_subscribers('kemi', active => false)`)).rows,
  );
  expect(subscribers).toEqual([{ email: 'kemi2@example.com' }]);
});
