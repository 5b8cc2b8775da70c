import type { Stored } from './connection';
import type { FlushEnv } from './flush';
import type { Monitor } from './monitor';
import type { OutcomeOf } from './result';

/** What sending shares with the rest of the outbox. */
export type SendingParts = FlushEnv & {
  /** Stores a new record; returns its `seq` once it is on the disk. @throws a `StorageError` */
  save(record: Stored): Promise<number>;
  outcomeOf: OutcomeOf;
  /** Wakes this lane as well whenever something of its own is due. */
  wake: Monitor['wake'];
  /** What was stored stands in every list. */
  published: Monitor['changed'];
  catchUp: Monitor['catchUp'];
  /** For the error log. */
  report(error: unknown): void;
};
