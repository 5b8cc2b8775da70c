import { expect, it } from 'vitest';
import { applyRules } from '../../domain/submission';
import { viewing } from '../../offline/doubles/samples';
import type { KeepResult } from '../../offline/result';
import type { AlsoWrite } from '../../offline/stored-records';
import { type Card, keepWithCard } from './card';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff]).buffer;
const card: Card = { jpeg: Promise.resolve(JPEG) };
const lost = (result: KeepResult, ...withPicture: boolean[]) => ({
  result,
  card: 'lost',
  withPicture,
});
const KEPT: KeepResult = { kind: 'kept', seq: 1 };
const ORIGIN = { id: 'one', at: 0 };
const SENT: KeepResult = { kind: 'delivered' };
const FULL: KeepResult = { kind: 'not-saved', cause: 'quota' };

/** Keeps what is given; `results` are what becomes of each try. `withPicture`: whether a try also writes the picture. */
async function keep(results: KeepResult[], chosen: Card | undefined) {
  const withPicture: boolean[] = [];
  const alsoWrite: AlsoWrite = (_, entry) => entry;
  const outbox = {
    async keep(_: unknown, write?: AlsoWrite, origin?: object) {
      expect(origin).toBe(ORIGIN);
      withPicture.push(write !== alsoWrite);
      return results.shift() ?? FULL;
    },
    readContents: async () => ({ entries: [], pictures: [], changes: [], unreadable: [] }),
  };
  const { data: lead } = applyRules(viewing());
  if (!lead) throw new Error('The sample is invalid.');
  return { ...(await keepWithCard(outbox, lead, alsoWrite, chosen, ORIGIN)), withPicture };
}

it.each<[string, KeepResult[], Card | undefined, object]>([
  ['nothing was taken', [KEPT], undefined, { result: KEPT, card: 'none', withPicture: [false] }],
  ['both fit', [KEPT], card, { result: KEPT, card: 'kept', withPicture: [true] }],
  ['there is no room for both: the words are stored', [FULL, KEPT], card, lost(KEPT, true, false)],
  ['there is no room at all', [FULL, FULL], card, lost(FULL, true, false)],
  ['it was sent without being stored', [SENT], card, lost(SENT, true)],
])('%s', async (_, results, chosen, expected) => {
  expect(await keep(results, chosen)).toEqual(expected);
});

it('what may have arrived is stored without its picture, under the same id', async () => {
  const unclear: KeepResult = { kind: 'not-saved', cause: 'quota', isUnclear: true };
  expect(await keep([unclear, KEPT], card)).toEqual(lost(KEPT, true, false));
});

it('a picture that can’t be read holds up nothing', async () => {
  const jpeg = Promise.reject(new Error('No picture.'));
  const { result, card: became } = await keep([KEPT], { jpeg });
  expect([result, became]).toEqual([KEPT, 'unreadable']);
});
