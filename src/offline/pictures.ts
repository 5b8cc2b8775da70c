import { object, type Shape, type ShapeOf, text } from '../lib/shape';
import { type Entry, live } from './entry';

const isBytes: Shape<ArrayBuffer> = (value) => value instanceof ArrayBuffer;

/**
 * The picture of a business card, from the capture of its lead until the database has both. It is an entry of its own,
 * stored and discarded with its lead's.
 */
const isPictureEntry = object({
  ...live,
  /** A JPEG. Bytes and not a Blob: WebKit has lost the contents of stored Blobs. */
  picture: isBytes,
  /** The lead that it belongs to, and the secret that proves it. */
  lead: text,
  secret: text,
});

export type PictureEntry = ShapeOf<typeof isPictureEntry>;

/** Reads a stored record; `undefined` if it is no picture. */
export function readPicture(record: unknown): PictureEntry | undefined {
  return isPictureEntry(record) ? record : undefined;
}

/** Whether an entry is a picture; `readPicture` checks the rest. */
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
