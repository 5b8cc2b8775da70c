import { expect, it } from 'vitest';
import { applyRules } from '../../domain/submission';
import { viewing } from '../../offline/doubles/samples';
import type { KeepResult } from '../../offline/result';
import { type Card, keepWithCard } from './card';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff]).buffer;
const card: Card = { jpeg: Promise.resolve(JPEG) };
const KEPT: KeepResult = { kind: 'kept', seq: 1 };
const FULL: KeepResult = { kind: 'not-saved', cause: 'quota' };

/** Keeps what is given; `results` are what becomes of each try. */
async function keep(results: KeepResult[], chosen: Card | undefined) {
  const pictures: (ArrayBuffer | undefined)[] = [];
  const outbox = {
    async keep(_: unknown, __?: unknown, picture?: ArrayBuffer) {
      pictures.push(picture);
      return results.shift() ?? FULL;
    },
  };
  const { data: lead } = applyRules(viewing());
  if (!lead) throw new Error('The sample is invalid.');
  const kept = await keepWithCard(outbox, lead, (_, entry) => entry, chosen);
  return { ...kept, pictures };
}

it.each<[string, KeepResult[], Card | undefined, object]>([
  ['nothing was taken', [KEPT], undefined, { result: KEPT, card: 'none', pictures: [undefined] }],
  ['both fit', [KEPT], card, { result: KEPT, card: 'kept', pictures: [JPEG] }],
  [
    'there is no room for both: the words are stored',
    [FULL, KEPT],
    card,
    { result: KEPT, card: 'lost', pictures: [JPEG, undefined] },
  ],
  [
    'there is no room at all',
    [FULL, FULL],
    card,
    { result: FULL, card: 'lost', pictures: [JPEG, undefined] },
  ],
  [
    'it was sent without being stored',
    [{ kind: 'delivered' }],
    card,
    { result: { kind: 'delivered' }, card: 'lost', pictures: [JPEG] },
  ],
])('%s', async (_, results, chosen, expected) => {
  expect(await keep(results, chosen)).toEqual(expected);
});

it('what may have arrived is not stored again under another id', async () => {
  const unclear: KeepResult = { kind: 'not-saved', cause: 'quota', isUnclear: true };
  expect((await keep([unclear, KEPT], card)).result).toEqual(unclear);
});

it('a picture that can’t be read holds up nothing', async () => {
  const jpeg = Promise.reject(new Error('No picture.'));
  const { result, card: became } = await keep([KEPT], { jpeg });
  expect([result, became]).toEqual([KEPT, 'unreadable']);
});
