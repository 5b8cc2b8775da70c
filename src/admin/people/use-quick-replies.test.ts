import { expect, it } from 'vitest';
import { filledIn } from './use-quick-replies';

it.each([
  [
    'Hello {name}, see you at {property}.',
    'Ada',
    'Bloom Towers',
    'Hello Ada, see you at Bloom Towers.',
  ],
  ['Hello {name}, see you at {property}.', '', '', 'Hello, see you at our properties.'],
  ['{name}: {name}', 'Ada $& Obi', '', 'Ada $& Obi: Ada $& Obi'],
  ['<script>{x}</script>', 'Ada', '', '<script>{x}</script>'],
])('“%s” is filled in for “%s” and “%s”', (body, name, property, text) => {
  expect(filledIn(body, name, property)).toBe(text);
});
