import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxList } from '../offline/listing';
import { useOutbox } from './use-outbox';

export type { OutboxList };

/** The entries on this device, as they change, wherever that happens. */
export function useOutboxList(): OutboxList {
  const outbox = useOutbox();
  // Storage that could not be read before is looked at again.
  useEffect(() => void outbox.list().catch(() => undefined), [outbox]);
  return useSyncExternalStore(outbox.entries.subscribe, outbox.entries.getState, loading);
}

const LOADING: OutboxList = { kind: 'loading' };
const loading = () => LOADING;
