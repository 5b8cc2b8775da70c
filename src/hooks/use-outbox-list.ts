import { useEffect, useState } from 'react';
import { createPace } from '../lib/pace';
import type { Listing } from '../offline/rows';
import { useOutbox } from './use-outbox';

/** The outbox's content, once it has been read. */
export type OutboxList = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & Listing);

/** Hundreds of entries change within seconds while they are sent; reading them all each time would stall a phone. */
const READ_EVERY_MS = 400;

/** The entries on this device, reloaded whenever any tab or the worker changes one. */
export function useOutboxList(): OutboxList {
  const outbox = useOutbox();
  const [list, setList] = useState<OutboxList>({ kind: 'loading' });

  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = await outbox.list().then(
        (listing): OutboxList => ({ kind: 'ready', ...listing }),
        (): OutboxList => ({ kind: 'failed' }),
      );
      if (!isGone) setList(found);
    };
    const pace = createPace(read, READ_EVERY_MS);
    const stopListening = outbox.status.subscribe((now, before) => {
      if (now.changes !== before.changes || now.storage !== before.storage) pace.call();
    });
    pace.call();
    return () => {
      isGone = true;
      stopListening();
      pace.stop();
    };
  }, [outbox]);
  return list;
}
