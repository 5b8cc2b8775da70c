import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StorageProblem } from './connection';

/** Our server has a problem of its own, or too much to do. */
export type Trouble = 'broken' | 'busy';

/** What the interface shows of the outbox. */
export type OutboxStatus = {
  /** Will be sent by itself. */
  waiting: number;
  sending: number;
  /** Waits because of a trouble of our server's. */
  held: number;
  /** What stands in the way of all that waits, if the server itself has said so. */
  trouble: Trouble | undefined;
  /** Needs attention: refused by the database, a person has to look at it. */
  parked: number;
  /** Records that this release can't read; they are kept. */
  unreadable: number;
  /** Went out within the last day. */
  delivered: number;
  /** Those of them that are in the database since; an address that is on the list already is not recorded again. */
  recorded: number;
  /** Administrators' changes that wait here, and those that need attention. */
  staffWaiting: number;
  staffParked: number;
  /** How often in a row the link to the database has failed. */
  failures: number;
  /** When the next attempt is made by itself, if anything waits (milliseconds since 1970). */
  nextAt: number | undefined;
  /** `unwritable`: what was submitted last could not be stored, for lack of room perhaps, though reading works. */
  storage: 'ok' | 'unwritable' | Exclude<StorageProblem, 'quota'>;
  /** Grows with every change of the stored entries: reason to read the list again. */
  changes: number;
};

export type StatusStore = StoreApi<OutboxStatus>;

/** Before anything was read, and in a prerendered page. */
export const INITIAL_STATUS: OutboxStatus = {
  waiting: 0,
  sending: 0,
  held: 0,
  trouble: undefined,
  parked: 0,
  unreadable: 0,
  delivered: 0,
  recorded: 0,
  staffWaiting: 0,
  staffParked: 0,
  failures: 0,
  nextAt: undefined,
  storage: 'ok',
  changes: 0,
};

export function createStatus(): StatusStore {
  return createStore<OutboxStatus>(() => INITIAL_STATUS);
}

/** How many are kept here: those that wait, and those that need attention. */
export function countKept(status: OutboxStatus): number {
  const { waiting, sending, held, parked, unreadable, staffWaiting, staffParked } = status;
  return waiting + sending + held + parked + unreadable + staffWaiting + staffParked;
}
