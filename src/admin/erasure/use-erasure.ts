import { useEffect, useRef, useState } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { listsOf } from '../rows/lists';
import { useStaff } from '../staff';
import { forgetRows } from './forget-rows';
import { erasePerson, type Found, findPerson, personSought } from './person-request';
import { FAILURES, totalOf } from './person-words';

/** How far it is. */
export type Erasure =
  | { kind: 'asking'; failure?: string }
  | { kind: 'searching' }
  | { kind: 'found'; who: string; found: Found; total: number }
  /** Asked once more: it can't be taken back. */
  | { kind: 'confirming'; who: string; total: number }
  | { kind: 'erasing'; who: string; total: number }
  | { kind: 'erased'; total: number };

/** Finds a person's rows and erases them, in the two steps that somebody takes on purpose. */
export function useErasure(onErased: () => void) {
  const staff = useStaff();
  const outbox = useOutbox();
  const [state, setState] = useState<Erasure>({ kind: 'asking' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  return {
    state,
    again(): void {
      running.current?.abort();
      setState({ kind: 'asking' });
    },
    async find(typed: string): Promise<void> {
      const signal = begin();
      setState({ kind: 'searching' });
      const who = personSought(typed, Intl.DateTimeFormat().resolvedOptions().timeZone);
      const found = await unlessEnded(findPerson(staff.client, who, signal), signal);
      if (!found) return;
      if (typeof found === 'string') {
        setState({ kind: 'asking', failure: FAILURES.search[found] });
      } else setState({ kind: 'found', who, found, total: totalOf(found) });
    },
    confirm(): void {
      if (state.kind === 'found') setState({ ...state, kind: 'confirming' });
    },
    async erase(): Promise<void> {
      if (state.kind !== 'confirming') return;
      const { who, total } = state;
      const signal = begin();
      setState({ kind: 'erasing', who, total });
      // It is not cut off when the sheet is closed: what is erased has to go from this device too.
      const erased = await erasePerson(staff.client, who, total);
      if (typeof erased !== 'string') {
        await forgetRows(listsOf(staff), outbox, erased);
        onErased();
      }
      if (signal.aborted) return;
      if (typeof erased === 'string') {
        setState({ kind: 'asking', failure: FAILURES.erase[erased] });
      } else setState({ kind: 'erased', total });
    },
  };
}

async function unlessEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
