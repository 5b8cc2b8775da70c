import { expect, it } from 'vitest';
import { someContact, someLead } from '../doubles/rows';
import { dayLines, dayText, figuresText } from './day';

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
  someLead({ id: 'c', name: 'Ada Obi', status: 'contacted', appointment_at: '2026-12-01T16:00Z' }),
];

it('the day’s end names each person once, as the staff know them', () => {
  expect(dayText(dayLines(rows))).toBe(
    'Chief Obi, +2348000417266, Two beds, high up, Next step on 1 Dec 2026\nAda Obi, +2348031234567, Bloom Towers, Appointment Tue 1 Dec, 17:00',
  );
});

it('what is shared outside has nobody’s data', () => {
  expect(figuresText(rows, '2026-11-29')).toBe(
    'Meridian Estates, Sunday 29 November 2026\n2 people, 1 answered\nBloom Towers: 2',
  );
});
