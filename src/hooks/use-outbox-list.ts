import { useEffect } from 'react';
import type { OutboxList } from '../offline/status';
import { useOutbox, useOutboxStore } from './use-outbox';

export type { OutboxList };

const LOADING: OutboxList = { kind: 'loading' };

/** Returns the entries on this device, updated on changes from any tab or worker. */
export function useOutboxList(): OutboxList {
  const outbox = useOutbox();
  // Retry storage that could not be read before.
  useEffect(() => void outbox.list().catch(() => undefined), [outbox]);
  return useOutboxStore(({ entries }) => entries, LOADING);
}
