import { pictureId } from './pictures';
import type { AlsoWrite } from './stored-records';

/** Stores the picture of a business card in the write that stores its lead's entry. */
export function withPicture(picture: ArrayBuffer, alsoWrite?: AlsoWrite): AlsoWrite {
  return (tx, entry) => {
    const { id: lead, secret, capturedAt, state } = entry;
    if (secret) {
      const common = { attempts: 0, ambiguous: false, state };
      tx.objectStore('entries')
        .add({ id: pictureId(lead), capturedAt, picture, lead, secret, ...common })
        // If the transaction fails, adding the lead reports it.
        .catch(() => undefined);
    }
    return alsoWrite ? alsoWrite(tx, entry) : entry;
  };
}
