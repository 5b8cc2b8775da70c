import type { Connection } from './connection';
import type { Stored } from './db';
import type { Clock, LocksLike } from './env';

/** What sending shares with the rest of the outbox. */
export type SendingParts = {
  connection: Connection;
  clock: Clock;
  newId(): string;
  random(): number;
  locks: LocksLike | undefined;
  /** Stores a new record; returns its `seq` once it is on the disk. @throws a `StorageError` */
  save(record: Stored): Promise<number>;
  onChange(): void;
  onEnd(): void;
  /** Calls back whenever the stored rows have been looked at anew. Returns a function that ends it. */
  onRefresh(listener: () => void): () => void;
  /** For the error log. */
  report(error: unknown): void;
};
