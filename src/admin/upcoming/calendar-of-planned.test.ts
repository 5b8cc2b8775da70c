import { expect, it } from 'vitest';
import { somePlanned } from '../doubles/rows';
import { eventWords } from './calendar-of-planned';

const planned = somePlanned({
  email: 'ada@example.com',
  phone: '+234 803 123 4567',
  property_slug: 'bloom-towers',
  property_interest: 'Bloom Towers',
  appointment_at: '2026-11-30 09:00:00+00',
  visitor_zone: 'Africa/Lagos',
});

it('an event names who comes and what for', () => {
  expect(eventWords(planned)).toEqual({
    summary: 'Consultation about Bloom Towers: Ada Obi',
    description: '+2348031234567\nada@example.com\n10:00 in Lagos',
    location: '+2348031234567',
  });
});

it('an event passes no message of the visitor on', () => {
  const message = 'Our account has changed: pay into 0123456789';
  const said = eventWords({
    ...planned,
    name: message,
    phone: message,
    property_slug: null,
    property_interest: message,
  });
  expect(said.summary).toBe('Consultation: a visitor');
  expect(`${said.description}${said.location}`).not.toContain('account');
});
