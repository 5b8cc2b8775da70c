import { expect, it } from 'vitest';
import { endOfDayText } from './end-of-day';
import type { Captured } from './todays';

const AT = new Date(2026, 10, 26, 10, 5).getTime();
const setup = { property: 'Bloom Towers', agent: 'Tunde Bello' };

const one = (
  number: number,
  name: string | undefined,
  state: Captured['state'],
  property = 'Bloom Towers',
): Captured => ({
  seq: number,
  number,
  at: AT,
  state,
  hasArrived: state === 'sent' || state === 'corrected',
  name,
  property,
  lead: undefined,
  until: undefined,
  why: undefined,
});

it('counts and names who was captured, in order, and says who has not arrived and why', () => {
  const captured = [
    one(4, 'Dayo Ade', 'attention'),
    one(3, 'Chidi Eze', 'saved'),
    one(2, undefined, 'corrected'),
    one(1, 'Ada Obi', 'sent'),
  ];
  expect(endOfDayText({ captured, sent: 2, earlier: 0 }, setup, 1, AT)).toBe(
    `Bloom Towers, Thursday 26 November 2026, Tunde Bello

Captured: 5
Arrived: 3
Waiting: 2

Arrived
1. Ada Obi, 10:05
2. No longer named here, 10:05
and 1 whose names this phone could not keep

Waiting on this phone
3. Chidi Eze, 10:05
4. Dayo Ade, 10:05, needs attention`,
  );
});

it('passes on no message that was typed in place of a name', () => {
  const captured = [one(1, 'Our account has changed: pay into 0123456789', 'sent')];
  const text = endOfDayText({ captured, sent: 1, earlier: 0 }, setup, 0, AT);
  expect(text).toContain('1. (a message instead of a name), 10:05');
  expect(text).not.toContain('account');
});

it('names no group that is empty', () => {
  const text = endOfDayText(
    { captured: [one(1, 'Ada Obi', 'sent')], sent: 1, earlier: 0 },
    setup,
    0,
    AT,
  );
  expect(text).not.toContain('on this phone');
  expect(text).toContain('Waiting: 0');
});

it('keeps the properties of a day apart, whichever is being shown now', () => {
  const captured = [
    one(4, 'Dayo Ade', 'saved', 'Brum Height 7'),
    one(3, 'Chidi Eze', 'saved'),
    one(2, 'Bisi Cole', 'sent'),
    one(1, 'Ada Obi', 'sent'),
  ];
  const now = { ...setup, property: 'Brum Height 7' };
  expect(endOfDayText({ captured, sent: 2, earlier: 0 }, now, 1, AT)).toBe(
    `Thursday 26 November 2026, Tunde Bello

Captured: 5
Arrived: 3
Waiting: 2

and 1 whose names this phone could not keep

Bloom Towers
Captured: 3
Arrived: 2
Waiting: 1

Bloom Towers: Arrived
1. Ada Obi, 10:05
2. Bisi Cole, 10:05

Bloom Towers: Waiting on this phone
3. Chidi Eze, 10:05

Brum Height 7
Captured: 1
Arrived: 0
Waiting: 1

Brum Height 7: Waiting on this phone
4. Dayo Ade, 10:05`,
  );
  const elsewhere = endOfDayText(
    { captured: [one(1, 'Ada Obi', 'sent')], sent: 1, earlier: 0 },
    now,
    0,
    AT,
  );
  expect(elsewhere).toMatch(/^Bloom Towers, /);
});
