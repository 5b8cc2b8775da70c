import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLines } from './csv';

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
