import { describe, expect, it } from 'vitest';
import { csvCell, csvLines } from './csv';

describe('a cell', () => {
  it.each([
    ['Ada Obi', 'Ada Obi'],
    ['', ''],
    [null, ''],
    [true, 'true'],
    ['Obi, Ada', '"Obi, Ada"'],
    ['said "yes"', '"said ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['₦45M • Ọmọ́túndé 🏡', '₦45M • Ọmọ́túndé 🏡'],
    ['a = b', 'a = b'],
    ['ada@example.com', 'ada@example.com'],
    ['2026-11-21 10:42', '2026-11-21 10:42'],
  ])('%j stays what it is: %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+2348031234567', '"\'+2348031234567"'],
    ['-1+1', '"\'-1+1"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['  =1', '"\'  =1"'],
    ['\u202e=1', '"\'\u202e=1"'],
    ['\ufeff=1', '"\'\ufeff=1"'],
    ['＝1+1', '"\'＝1+1"'],
    ["=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
  ])('%j runs nowhere: %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

it('is a line for each row, ended as Windows does', () => {
  expect(
    csvLines([
      ['Name', 'Phone'],
      ['Ada', null],
    ]),
  ).toBe('Name,Phone\r\nAda,\r\n');
});
