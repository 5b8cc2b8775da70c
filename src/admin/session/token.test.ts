import { expect, it } from 'vitest';
import { hasSecondFactor, ownerOf } from './token';

const token = (payload: object) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

it.each([
  ['a code', token({ aal: 'aal2', name: 'Adébáyọ̀ ÿþ?>' }), true],
  ['the password alone', token({ aal: 'aal1' }), false],
  ['a server without levels', token({ sub: 'a1' }), false],
  ['something that is no token', 'a.b', false],
  ['nothing', '', false],
])('tells what a session was opened with: %s', (_, accessToken, is) => {
  expect(hasSecondFactor(accessToken)).toBe(is);
});

it.each([
  ['ada', `Bearer ${token({ sub: 'ada' })}`, 'ada'],
  ['the public key', 'Bearer sb_publishable_x', undefined],
  ['nobody', null, undefined],
])('tells whose it is: %s', (_, authorization, owner) => {
  expect(ownerOf(authorization)).toBe(owner);
});
