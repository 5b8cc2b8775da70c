import { expect, it } from 'vitest';
import { unknownWords, wordsIn } from './compared-words';

it.each([
  ["isIn(entry.state?.kind === 'change-delivered')", ['change-delivered'], []],
  ["switch (kind) { case 'sent': go('on') }", ['sent'], ['on']],
  ["const a = event.key !== 'Enter' ? { kind: 'done' } : b", [], ['kind', 'done']],
])('the words of %s', (code, compared, named) => {
  expect(wordsIn(code)).toEqual({ compared, named });
});

it('nothing is compared with a word that nothing is called', () => {
  expect(unknownWords()).toEqual([]);
});
