import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factFields, furtherFields } from '../../domain/fields';
import { someContact, someLead } from '../doubles/rows';
import { contactColumns, csvCell, csvLines, leadColumns } from './columns';

const addressOf = (id: string) => `${id}@example.com`;

const typed = furtherFields('leads');
const chosen = factFields('leads');

const lead = someLead({
  ...Object.fromEntries([...typed, ...chosen].map(({ column }) => [column, `Its ${column}`])),
  notes: 'Asks for instalments',
  kind: 'capture',
  office: 'london',
  appointment_at: '2026-12-03 23:30:00+00',
  appointment_state: 'confirmed',
  host: 'obi',
  visitor_zone: 'Europe/London',
  preferred_date: '2026-12-02',
  assignee: 'obi',
  follow_up_on: '2026-12-01',
  first_answered_at: '2026-11-21 09:12:00+00',
  consent_at: '2026-11-21 08:58:00+00',
  consent_version: 'viewing-2026-11',
  merged_into: 'another',
  known: { person: 'first', rows: 2, known_as: 'Chief Obi', also_phone: '+447700900142' },
});

const contact = someContact({ message: 'Subject: Payment\nHow long?', subject: 'Payment' });

it('a lead is exported with all that was chosen, its times by the clock in Lagos, and how it stands', () => {
  const cells = leadColumns.map(([heading, value]) => [heading, value(lead, addressOf)]);
  expect(cells).toEqual([
    ['Received (Lagos)', '2026-11-21 10:00'],
    ['Name', 'Ada Obi'],
    ['Email', 'ada@example.com'],
    ['Phone', '+2348031234567'],
    ['Property', 'Bloom Towers'],
    ...typed.map(({ label, column }) => [label, `Its ${column}`]),
    ['Known as', 'Chief Obi'],
    ['Also phone', '+447700900142'],
    ['Also email', undefined],
    ['Language', undefined],
    ['Known interest', undefined],
    ['Known budget', undefined],
    ['Person', 'first'],
    ['Property slug', 'bloom-towers'],
    ['Kind', 'Met at a viewing'],
    ['Appointment (Lagos)', '2026-12-04 00:30'],
    ['Agreed', 'Confirmed'],
    ['Host', 'obi@example.com'],
    ['Time zone', 'Europe/London'],
    ['Preferred day', '2026-12-02'],
    ['Office', 'London'],
    ...chosen.map(({ label, column }) => [label, `Its ${column}`]),
    ['Source', 'WhatsApp'],
    ['Status', 'New'],
    ['Owner', 'obi@example.com'],
    ['Next step', '2026-12-01'],
    ['First answered (Lagos)', '2026-11-21 10:12'],
    ['Merged into another', 'Yes'],
    ['Agreed to contact (Lagos)', '2026-11-21 09:58'],
    ['Agreed wording', 'viewing-2026-11'],
    ['Notes', 'Asks for instalments'],
    ['Changed (Lagos)', '2026-11-21 10:00'],
  ]);
});

it('a contact is exported with its subject and status', () => {
  const cells = contactColumns.map(([heading, value]) => [heading, value(contact, addressOf)]);
  expect(cells).toContainEqual(['Subject', 'Payment']);
  expect(cells).toContainEqual(['Status', 'New']);
  expect(cells.at(-1)).toEqual(['Message', 'Subject: Payment\nHow long?']);
});

it('what is not known is an empty cell', () => {
  const line = csvLines([leadColumns.map(([, value]) => value(someLead(), addressOf))]);
  expect(line).not.toMatch(/undefined|null/);
});

it.each(['budget', 'interest', 'agent', 'visitor_zone', 'kind', 'office', 'consent_version'])(
  'what a visitor sends as %s runs in no spreadsheet',
  (column) => {
    const row = someLead({ [column]: '=HYPERLINK("http://x")' });
    const line = csvLines([leadColumns.map(([, value]) => value(row, addressOf))]);
    expect(line).toContain(`,"'=HYPERLINK(""http://x"")",`);
  },
);

describe('a cell', () => {
  it.each([
    ['Ada Obi', 'Ada Obi'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [true, 'true'],
    ['Obi, Ada', '"Obi, Ada"'],
    ['said "yes"', '"said ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['Ring me, +234 803 123 4567', '"Ring me, +234 803 123 4567"'],
    ['₦45M • Ọmọ́túndé 🏡', '₦45M • Ọmọ́túndé 🏡'],
    ['a = b', 'a = b'],
    ['ada@example.com', 'ada@example.com'],
    ['2026-11-21 10:42', '2026-11-21 10:42'],
    ['2026-11-21', '2026-11-21'],
    ['0', '0'],
    ['42', '42'],
    ['12345678901', '12345678901'],
    ['0.5', '0.5'],
    ['12.25', '12.25'],
    ['Flat 2.5', 'Flat 2.5'],
    ['May Okoro', 'May Okoro'],
    ['3 to 4 bedrooms', '3 to 4 bedrooms'],
  ])('%j stays as it is: %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    '08031234567',
    '0803 123 4567',
    '0803-123-4567',
    '(0803) 123 4567',
    '00',
    '007',
    '2348031234567',
    '234 803 123 4567',
    '5399838383838381',
    '123456789012',
    '1.50',
    '1e5',
    '1E05',
    '1,234',
    '1/2',
    '3-4',
    '3/4/2026',
    '12.11.2026',
    '2026/11/21',
    '10:42',
    '9:30 pm',
    'Mar 1',
    'March 2026',
    '1 May',
    '21-Nov-2026',
    'sept1',
    ' 0803 ',
  ])('%j reads in Excel as it was written', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  });

  it.each([
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+2348031234567', '"\'+2348031234567"'],
    ['-1+1', '"\'-1+1"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t\'=1"'],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['  =1', '"\'  =1"'],
    ['\u202e=1', '"\'\u202e=1"'],
    ['\ufeff=1', '"\'\ufeff=1"'],
    ['＝1+1', '"\'＝1+1"'],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a; "=1+1"', '"a;\' ""=1+1"""'],
    ['a\t@SUM(A1)', '"a\t\'@SUM(A1)"'],
    ['a\r\n-1', '"a\r\'\n\'-1"'],
    ['";"=1', '""";\'""=1"'],
    ["=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
  ])('%j runs in no spreadsheet: %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

it('is a line for each row, with Windows line endings', () => {
  expect(
    csvLines([
      ['Name', 'Phone'],
      ['Ada', null],
    ]),
  ).toBe('Name,Phone\r\nAda,\r\n');
});

/** Reads cells as a spreadsheet does: quotes count at the start of a cell, and what follows them is kept. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < file.length; at += file.startsWith('\r\n', at) ? 2 : 1) {
    let cell = '';
    if (file[at] === '"') {
      at += 1;
      while (at < file.length && (file[at] !== '"' || file[at + 1] === '"')) {
        cell += file[at];
        at += file[at] === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < file.length && file[at] !== separator && !/[\r\n]/.test(file[at] ?? '')) {
      cell += file[at];
      at += 1;
    }
    cells.push(cell);
  }
  return cells;
}

const SIGNS = [...'=+-@＝;,|\t\r\n"\' \u00a0\u202ea1₦'];
const words = fc.array(fc.constantFrom(...SIGNS), { maxLength: 12 }).map((signs) => signs.join(''));
const table = fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 3 });

describe('whatever visitors write', () => {
  it.each([',', ';', '\t'])('no cell is a formula where %j separates cells', (separator) => {
    fc.assert(
      fc.property(table, (rows) => {
        const file = csvLines(rows);
        // Some programs ignore quotes, and end a cell at every separator.
        const unquoted = separator === ',' ? [] : file.split(new RegExp(`[\r\n${separator}]`));
        for (const cell of [...cellsOf(file, separator), ...unquoted]) {
          expect(cell).not.toMatch(/^[\s"\p{Cf}]*[=+\-@＝]/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('each cell can be read back if commas separate cells, with only apostrophes added', () => {
    const plain = (text: string) => text.replaceAll("'", '');
    fc.assert(
      fc.property(table, (rows) => {
        expect(cellsOf(csvLines(rows), ',').map(plain)).toEqual(rows.flat().map(plain));
      }),
      { numRuns: 300 },
    );
  });
});
