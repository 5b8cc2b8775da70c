import { expect, it } from 'vitest';
import { createDatabase } from '../doubles/database';
import { someContact, someLead } from '../doubles/rows';
import { dayLines, dayText, figuresText } from './day-panel';
import { loadDay } from './day-rows';

const known = { person: 'chief', rows: 2, known_as: 'Chief Obi', interest: 'Two beds, high up' };
const rows = [
  someLead({
    id: 'a',
    name: 'WhatsApp visitor',
    phone: '+2348000417266',
    follow_up_on: '2026-12-01',
    known,
  }),
  someContact({ id: 'b', name: 'Chinedu', known }),
  someLead({
    id: 'c',
    name: 'Ada Obi',
    status: 'contacted',
    appointment_at: '2026-12-01T16:00Z',
    interest: 'Investing',
    budget: 'Pay to 0123',
  }),
];

it('the day’s end names each person once, as the staff know them', () => {
  expect(dayText(dayLines(rows))).toBe(
    'Chief Obi, +2348000417266, Two beds, high up · Bloom Towers, Next step on 1 Dec 2026\nAda Obi, +2348031234567, Investing · Bloom Towers, Appointment Tue 1 Dec, 17:00',
  );
});

it('what a visitor typed in place of a name or a property is not passed on', () => {
  const typed = {
    name: 'A. Our account has changed',
    property_interest: 'Pay to 0123',
    phone: null,
  };
  expect(dayText(dayLines([someLead({ ...typed, property_slug: null })]))).toBe(
    '(a message instead of a name), To be answered',
  );
});

it('the day’s end has everybody, however many came in', async () => {
  const all = Array.from({ length: 1_001 }, (_, n) => someLead({ id: `id-${n}` }));
  const database = createDatabase((url, { body }) => {
    if (url.includes('user_roles')) return Response.json([{ role: 'admin' }]);
    const { before_id } = JSON.parse(String(body));
    const at = before_id ? all.findIndex(({ id }) => id === before_id) + 1 : 0;
    return Response.json(url.includes('leads') ? all.slice(at, at + 1_000) : []);
  });
  const { signal } = new AbortController();
  expect(await loadDay({ database }, '2026-11-29', signal)).toHaveLength(1_001);
});

it('what is shared outside has nobody’s data', () => {
  expect(figuresText(rows, '2026-11-29')).toBe(
    'Meridian Estates, Sunday 29 November 2026\n2 people, 1 answered\nBloom Towers: 2',
  );
});
