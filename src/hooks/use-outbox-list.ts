import { useEffect } from 'react';
import type { OutboxList } from '../offline/status';
import { useOutbox, useOutboxStore } from './use-outbox';

export type { OutboxList };

const LOADING: OutboxList = { kind: 'loading' };

/** The entries on this device, as they change, wherever that happens. */
export function useOutboxList(): OutboxList {
  const outbox = useOutbox();
  // Storage that could not be read before is looked at again.
  useEffect(() => void outbox.list().catch(() => undefined), [outbox]);
  return useOutboxStore(({ entries }) => entries, LOADING);
}
