import type { StoreApi } from 'zustand/vanilla';
import type { Change } from '../domain/change';
import type { Checked, Submission } from '../domain/submission';
import type { Combine, DeliverChange } from './changes/changes';
import type { Connection, DeviceEnv } from './connection';
import type { Trigger } from './link';
import type {
  ChangeResult,
  EditResult,
  KeepChangeResult,
  KeepResult,
  SubmitResult,
} from './result';
import type { Along, Beside, Changed } from './rows';
import type { CreateSending } from './sending';
import type { OutboxContents, OutboxList, StatusStore } from './status';

export type { EditResult, SubmitResult };

/** Keeps submissions until the database has them. */
export type Outbox = {
  /** Stores and sends a submission, and reports the result within a few seconds. */
  submit(submission: Checked<Submission>, beside?: Beside): Promise<SubmitResult>;
  /** Stores a submission and resolves as soon as it is on disk; sending continues in the background. */
  keep(submission: Checked<Submission>, beside?: Beside): Promise<KeepResult>;
  /** Tries what is due. Returns how many are left to send. */
  flush(trigger: Trigger): Promise<{ left: number }>;
  /** Tries one entry now, even a parked one. */
  retry(seq: number): Promise<Changed>;
  /**
   * Replaces an entry's content and sends it; a delivered lead can be corrected for a while.
   * @param opened the values when the form was opened: only fields that differ from them overwrite the entry
   */
  edit(seq: number, submission: Checked<Submission>, opened?: Submission): Promise<EditResult>;
  /**
   * Removes an entry, and what goes with it; `undo` puts both back. An entry that is being sent is removed once the
   * attempt has ended; if it was delivered by then, the result is `gone`.
   */
  discard(seq: number, along?: Along): Promise<{ change: Changed; undo(): Promise<void> }>;
  /** Reads all entries again. @throws a `StorageError` */
  list(): Promise<OutboxContents>;
  /** The current entries, published on every change in any tab. */
  entries: StoreApi<OutboxList>;
  /** Changes that are being written to the device: rows show them already. */
  storing: StoreApi<readonly Change[]>;
  /** Deletes what is no longer needed of delivered entries. */
  tidy(): Promise<void>;
  /** Stores and sends an administrator's change, and reports the result within a few seconds. */
  change(change: Change): Promise<ChangeResult>;
  /** Stores a change to be sent after a delay, unless it is discarded first. */
  changeLater(change: Change, afterMs: number): Promise<KeepChangeResult>;
  /** Sets how changes are delivered while an administrator is signed in; without it they just wait. */
  authorize(deliver: DeliverChange | undefined): void;
  /**
   * Applies a change again on top of the current row (`seenOf` that row), although somebody else has changed it.
   * @param combine merges what they wrote into the change, where both are to be kept
   */
  insist(seq: number, seen: string | null, combine?: Combine): Promise<Changed>;
  /** Loads the sending code ahead of need. */
  prepare(): Promise<void>;
  /** For data stored beside submissions; a page that shows it reads it again whenever the status changes. */
  read: Connection['read'];
  write: Connection['write'];
  /** Deletes the consultations requested on this device. */
  forgetBookings(): Promise<void>;
  status: StatusStore;
  /** Starts sending automatically: now, by timer, and when another tab saves something. */
  start(): Promise<void>;
  /** Stops sending and releases the locks at once, before the page is frozen or enters the back/forward cache. */
  suspend(): void;
  /** Sends again after the page is back. */
  resume(): Promise<void>;
  stop(): void;
};

/** Everything a page's outbox needs from outside; tests pass doubles. */
export type OutboxEnv = DeviceEnv & {
  /** Loads the sending half; called when there is something to send. */
  loadSending(): Promise<CreateSending>;
  /** Asks the browser to keep our storage; called once, after the first save. */
  persist?: (() => unknown) | undefined;
  /** Asks for a background sync; called whenever something waits. */
  registerSync?: (() => unknown) | undefined;
  /** Frees space when the device is full, by deleting what can be fetched again (caches). */
  freeSpace?: (() => Promise<unknown>) | undefined;
  /** Logs a failure that the outbox survives. It carries no personal data. */
  report?: ((error: unknown) => void) | undefined;
};
