import { expect, it } from 'vitest';
import { requestOf } from './loading';

const ANY = { kind: 'appointment' };
const ABOUT = { kind: 'appointment', about: { property: 'Bloom Towers', slug: 'bloom-towers' } };

it.each([
  ['a consultation about a property', { request: ABOUT }, ABOUT],
  ['a date', { idx: 1, request: { kind: 'date', place: 'hero' } }, { kind: 'date', place: 'hero' }],
  ['no note at all', null, ANY],
  ['the router’s own note', { usr: null, key: 'k', idx: 0 }, ANY],
  ['a kind that this release does not know', { request: { kind: 'visit' } }, ANY],
  ['a place that it does not know', { request: { kind: 'date', place: 'footer' } }, ANY],
  ['a property without a name', { request: { kind: 'appointment', about: {} } }, ANY],
])('after %s the sheet restores the request as far as possible', (_, state, expected) => {
  expect(requestOf(state)).toEqual(expected);
});
