import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../lib/durations';
import { emptyStorage } from '../offline/doubles/storage';
import {
  createStaffCopy,
  forgetIfUnused,
  forgetStaffCopy,
  forgetStaffCopyOf,
  forgetStaffRows,
  hasStaffCopy,
} from './staff-copy';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const rows = [{ name: 'Ada Obi', email: 'ada@example.com' }];

beforeEach(emptyStorage);

const copyOf = (staff: string, at = NOW) => createStaffCopy(staff, () => at);

it('returns what was last seen, and when', async () => {
  expect(await copyOf('ada').write('leads', rows)).toBe(true);
  expect(await copyOf('ada', NOW + DAY_MS).read('leads')).toEqual({ value: rows, savedAt: NOW });
  expect(await copyOf('ada').read('contacts')).toBeUndefined();
});

it('changes or removes a value only if it is what was expected, and keeps its age', async () => {
  const [here, elsewhere] = [copyOf('ada'), copyOf('ada', NOW + DAY_MS)];
  await here.write('notes:1', 'Wants two');
  const unless = (expected: string) => (value: unknown) => (value === expected ? undefined : value);
  expect(await elsewhere.change('notes:1', unless('Something else'))).toBe(true);
  await copyOf('bisi').change('notes:1', () => 'Of somebody else');
  expect(await here.read('notes:1')).toEqual({ value: 'Wants two', savedAt: NOW });
  await elsewhere.change('notes:1', () => 'Wants two rooms');
  expect(await here.read('notes:1')).toEqual({ value: 'Wants two rooms', savedAt: NOW });
  await elsewhere.change('notes:1', unless('Wants two rooms'));
  await elsewhere.change('notes:1', () => 'Out of nothing');
  expect(await here.read('notes:1')).toBeUndefined();
});

it('never shows what another administrator saw', async () => {
  await copyOf('ada').write('leads', rows);
  expect(await copyOf('bisi').read('leads')).toBeUndefined();
});

it('deletes everything at once, while another tab has it open', async () => {
  const here = copyOf('ada');
  const elsewhere = copyOf('ada');
  await here.write('leads', rows);
  await elsewhere.write('draft:1', 'Call back on Mon');
  await forgetStaffCopy();
  for (const key of ['leads', 'draft:1']) expect(await elsewhere.read(key)).toBeUndefined();
});

it('deletes what one administrator left, and says whose the rest is', async () => {
  await copyOf('ada').write('leads', rows);
  expect(await forgetStaffCopyOf('ada')).toBeUndefined();
  expect(await copyOf('ada').read('leads')).toBeUndefined();
  await copyOf('ada').write('leads', rows);
  await copyOf('bisi').write('notes:1', 'Wants two');
  localStorage.removeItem('meridian-staff-used');
  expect(await forgetStaffCopyOf('ada')).toBe('bisi');
  expect(hasStaffCopy(), 'it is erased once it is not used').toBe(true);
  expect(await copyOf('ada').read('leads')).toBeUndefined();
  expect(await copyOf('bisi').read('notes:1')).toMatchObject({ value: 'Wants two' });
});

it('deletes only the rows if what was typed is to stay, and another tab goes on typing', async () => {
  const elsewhere = copyOf('ada');
  for (const key of ['leads', 'open-leads', 'notes:1']) await elsewhere.write(key, rows);
  await forgetStaffRows('notes:');
  expect(await elsewhere.read('leads')).toBeUndefined();
  expect(await elsewhere.read('open-leads')).toBeUndefined();
  expect(await elsewhere.read('notes:1')).toMatchObject({ value: rows });
  expect(await elsewhere.write('notes:1', 'More of it')).toBe(true);
  expect(hasStaffCopy(), 'it is forgotten in a week as well').toBe(true);
});

it('keeps what was typed when a role changes, and no answer from before brings rows back', async () => {
  const before = copyOf('ada');
  for (const key of ['contacts', 'history:1', 'notes:1']) await before.write(key, rows);
  await forgetStaffRows('notes:', true);
  expect(await before.write('contacts', rows)).toBe(false);
  const after = copyOf('ada');
  expect(await after.read('contacts')).toBeUndefined();
  expect(await after.read('history:1')).toBeUndefined();
  expect(await after.read('notes:1')).toMatchObject({ value: rows });
  expect(await after.write('leads', rows)).toBe(true);
});

it('drops an answer that arrives after the erasure', async () => {
  const late = copyOf('ada');
  await late.write('leads', rows);
  await forgetStaffCopy();
  expect(await late.write('leads', rows)).toBe(false);
  expect(await late.read('leads')).toBeUndefined();
  // The next sign-in starts fresh.
  const next = copyOf('ada');
  await next.write('leads', rows);
  expect(await next.read('leads')).toMatchObject({ value: rows });
});

it.each([
  ['keeps it for six days', 6, true],
  ['forgets it after eight days', 8, false],
  ['keeps it when the clock falls back by two days', -2, true],
])('without the dashboard it %s', async (_, days, isKept) => {
  await copyOf('ada').write('leads', rows);
  await forgetIfUnused(NOW + days * DAY_MS);
  const stored = await indexedDB.databases();
  expect(stored).toHaveLength(1);
  const kept = await createStaffCopy('ada', () => NOW).read('leads');
  expect(kept !== undefined).toBe(isKept);
});

it('opens nothing on a device that has no copy', async () => {
  await forgetIfUnused(NOW);
  expect(await indexedDB.databases()).toEqual([]);
});

it('does not fail where the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const copy = copyOf('ada');
  expect(await copy.write('leads', rows)).toBe(false);
  expect(await copy.read('leads')).toBeUndefined();
});
