import { expect, it } from 'vitest';
import { addressParts } from './person-text';

it.each([
  ['adaeze.okonkwo@example.org', ['adaeze', '.okonkwo', '@example', '.org']],
  ['ada@example.org', ['ada', '@example', '.org']],
  ['Ada Obi', ['Ada Obi']],
  ['Flat 2.5 @ Bloom Towers', ['Flat 2.5 @ Bloom Towers']],
  ['+44 7700 900142', ['+44 7700 900142']],
  ['', ['']],
])('%j may break before %j', (text, parts) => {
  expect(addressParts(text)).toEqual(parts);
});
