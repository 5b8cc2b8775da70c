import { expect, it } from 'vitest';
import { QueryError } from '../rows/run-query';
import { filledIn, notChanged } from './use-quick-replies';

it.each([
  [
    'Hello {name}, see you at {property}.',
    'Ada',
    'Bloom Towers',
    'Hello Ada, see you at Bloom Towers.',
  ],
  ['Hello {name}, see you at {property}.', '', '', 'Hello, see you at our properties.'],
  ['{name}: {name}', 'Ada $& Obi', '', 'Ada $& Obi: Ada $& Obi'],
])('“%s” is filled in for “%s” and “%s”', (body, name, property, text) => {
  expect(filledIn(body, name, property)).toBe(text);
});

it('a refusal is not put down to the network', () => {
  expect(notChanged(new QueryError('unreachable', 0))).toMatch(/connection/);
  expect(notChanged(new QueryError('refused', 400))).toMatch(/refused/);
});
