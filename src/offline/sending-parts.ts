import type { Stored } from './connection';
import type { FlushEnv } from './flush';
import type { Monitor } from './monitor';

/** What sending shares with the rest of the outbox. */
export type SendingParts = FlushEnv & {
  monitor: Monitor;
  /** Stores a new record; returns its `seq` once it is on the disk. @throws a `StorageError` */
  add(record: Stored): Promise<number>;
  /** For the error log. */
  report(error: unknown): void;
};
