import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsIn } from './compared-words';

it.each([
  ["isIn(entry.state?.kind === 'change-delivered')", ['change-delivered'], []],
  ["switch (kind) { case 'sent': go('on') }", ['sent'], ['on']],
  ["const a = event.key !== 'Enter' ? { kind: 'done' } : b", [], ['kind', 'done']],
])('the words of %s', (code, compared, named) => {
  expect(wordsIn(code)).toEqual({ compared, named });
});

/** What browsers, libraries and the embedded database call things. */
const FOREIGN = ['SUP', 'otp_expired', 'redundant', 'success', 'unverified', 'SUBSCRIBED', 'POP'];

it('nothing is compared with a word that nothing is called', () => {
  const under = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|sql)$/.test(name) && !/\.test\.|doubles/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const files = ['src', 'supabase/functions'].flatMap(under).map(wordsIn);
  const inDatabase = under('supabase/schemas').flatMap((sql) => sql.match(/(?<=')\w+(?=')/g) ?? []);
  const known = new Set([...files.flatMap(({ named }) => named), ...inDatabase, ...FOREIGN]);
  const unknown = files.flatMap(({ compared }) => compared).filter((word) => !known.has(word));
  expect(unknown).toEqual([]);
});
