import type { Lead } from '../../domain/lead';
import type { Checked } from '../../domain/submission';
import type { Origin } from '../../offline/entry';
import type { Outbox } from '../../offline/outbox';
import type { KeepResult } from '../../offline/result';
import { type AlsoWrite, withPicture } from '../../offline/stored-records';

/** The picture of a business card that was chosen; it rejects if it can't be read. */
export type Card = { jpeg: Promise<ArrayBuffer> };

type Kept = {
  result: KeepResult;
  /** What became of the picture, if there was one. */
  card: 'none' | 'kept' | 'unreadable' | 'lost';
};

/** Stores a viewing with its picture or, if there is no room for both, without it: the words matter more. */
export async function keepWithCard(
  outbox: Pick<Outbox, 'keep' | 'readContents'>,
  lead: Checked<Lead>,
  alsoWrite: AlsoWrite,
  card: Card | undefined,
  origin: Origin,
): Promise<Kept> {
  const picture = await card?.jpeg.catch(() => undefined);
  const also = picture ? withPicture(picture, alsoWrite) : alsoWrite;
  const result = await outbox.keep(lead, also, origin);
  if (!picture) return { result, card: card ? 'unreadable' : 'none' };
  // Only the viewing was announced.
  void outbox.readContents().catch(() => undefined);
  if (result.kind === 'kept') return { result, card: 'kept' };
  if (result.kind !== 'not-saved') return { result, card: 'lost' };
  // Under the same id: the words may have arrived.
  return { result: await outbox.keep(lead, alsoWrite, origin), card: 'lost' };
}
