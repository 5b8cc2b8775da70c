import type { Entry } from './entry';
import type { PictureEntry } from './picture-entry';

/**
 * Whether an entry is a picture, as far as every page can tell: `readPicture`, which checks the rest, is loaded where
 * pictures are sent.
 */
export function isPicture(entry: object): entry is PictureEntry {
  return 'picture' in entry && 'lead' in entry && 'state' in entry;
}

/** Returns the pictures of leads that are no longer in the outbox: nothing else there tells of them. */
export function onTheirOwn(
  pictures: readonly PictureEntry[],
  entries: readonly Entry[],
): PictureEntry[] {
  return pictures.filter(
    ({ lead }) => !entries.some(({ id, state }) => id === lead && state.kind !== 'delivered'),
  );
}

/** The id of the entry that holds a lead's picture: there is one at most, and it is found by its lead. */
export const pictureId = (lead: string) => `picture:${lead}`;
