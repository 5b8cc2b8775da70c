import { expect, it } from 'vitest';
import { isFictional, isNowhere } from './fiction.ts';

it.each([
  '+44 7700 900142',
  '447700900000',
  '0044 7700 900999',
  '+44 20 7946 0142',
  '+44 (0)20 7946 0000',
  '+44 161 496 0123',
  '+44 1632 960555',
  '+44 808 157 0123',
  '+1 212 555 0123',
  '+234 1 555 0142',
  '07700 900142',
  '07912 345678',
  'call us',
  '',
])('%s belongs to nobody', (phone) => {
  expect(isFictional(phone)).toBe(true);
});

it.each([
  '+44 7700 901142',
  '+44 20 7946 1142',
  '+44 20 7219 3000',
  '+234 803 555 0142',
  '2348035550142',
  '+234 201 555 0142',
  '+1 212 555 1123',
])('%s may be a real number', (phone) => {
  expect(isFictional(phone)).toBe(false);
});

it.each([
  'localhost',
  'site.localhost',
  '127.0.0.1',
  '[::1]',
  '0.0.0.0',
  '192.168.1.20',
  'printer',
  'mac.local',
  'www.meridian-estates.example',
  'www.example.com',
  'shop.test',
])('%s cannot be reached from outside', (host) => {
  expect(isNowhere(host)).toBe(true);
});

it.each(['www.meridian-estates.com', 'example-estates.co.uk', 'localhost.ng', '8.8.8.8'])(
  '%s may be a real site',
  (host) => {
    expect(isNowhere(host)).toBe(false);
  },
);
