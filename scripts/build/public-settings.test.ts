import { expect, it } from 'vitest';
import { publicSettings } from './public-settings';

const url = 'https://ref.supabase.co';
const token = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

it.each([
  ['a publishable key', url, 'sb_publishable_abc'],
  ['the older key of visitors', url, token('anon')],
  ['the database on the page’s own origin', '', 'sb_publishable_abc'],
])('a build accepts %s', (_, url, key) => {
  expect(publicSettings({ url, key })).toEqual({ url, key });
});

it.each([
  ['a secret key', url, 'sb_secret_abc', /secret key/],
  ['the older key of the service', url, token('service_role'), /secret key/],
  ['no key', url, '', /is missing/],
  ['something that is not an address', 'ref.supabase.co', 'sb_publishable_abc', /not an address/],
])('a build refuses %s', (_, url, key, why) => {
  expect(() => publicSettings({ url, key })).toThrow(why);
});
