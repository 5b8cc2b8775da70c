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
  /** Stores, sends, and says within a few seconds what became of it. */
  submit(submission: Checked<Submission>, beside?: Beside): Promise<SubmitResult>;
  /** Stores, and says so as soon as it is on the disk; the sending goes on behind it. */
  keep(submission: Checked<Submission>, beside?: Beside): Promise<KeepResult>;
  /** Tries what is due. Returns how much is left to send. */
  flush(trigger: Trigger): Promise<{ left: number }>;
  /** Tries one entry now, also a parked one. */
  retry(seq: number): Promise<Changed>;
  /**
   * Gives an entry other content and sends it; a lead that was delivered can be corrected for a while.
   * @param opened what was there when the form was opened: only what differs from it is written over the entry
   */
  edit(seq: number, submission: Checked<Submission>, opened?: Submission): Promise<EditResult>;
  /**
   * Removes an entry, and what goes with it; `undo` puts both back. One that is on its way is removed once the attempt has
   * ended; if it was delivered by then, it is `gone`.
   */
  discard(seq: number, along?: Along): Promise<{ change: Changed; undo(): Promise<void> }>;
  /** Reads all entries anew. @throws a `StorageError` */
  list(): Promise<OutboxContents>;
  /** The entries as they are, published with every change, in whatever tab. */
  entries: StoreApi<OutboxList>;
  /** Changes that are being written down: rows show them already. */
  storing: StoreApi<readonly Change[]>;
  /** Forgets of what went out whatever is no longer of use. */
  tidy(): Promise<void>;
  /** Stores an administrator's change, sends it, and says within a few seconds what became of it. */
  change(change: Change): Promise<ChangeResult>;
  /** Stores a change that goes out in a while, if it is not discarded before. */
  changeLater(change: Change, afterMs: number): Promise<KeepChangeResult>;
  /** How changes are delivered, while somebody of the staff is signed in; without it they are left alone. */
  authorize(deliver: DeliverChange | undefined): void;
  /**
   * Makes a change again on top of the row as it is now (`seenOf` that row), though somebody else has changed it.
   * @param combine puts into the change what they wrote, where both are to be kept
   */
  insist(seq: number, seen: string | null, combine?: Combine): Promise<Changed>;
  /** Fetches what sending takes, ahead of need. */
  prepare(): Promise<void>;
  /** For what is kept beside submissions; a page that shows it reads it anew with each change of the status. */
  read: Connection['read'];
  write: Connection['write'];
  /** Forgets the consultations that were asked for here. */
  forgetBookings(): Promise<void>;
  status: StatusStore;
  /** Begins to send by itself: now, by timer, and when another tab saves something. */
  start(): Promise<void>;
  /** Lets go of everything at once, before the page is frozen or put into the back/forward cache. */
  suspend(): void;
  /** The page is back. */
  resume(): Promise<void>;
  stop(): void;
};

/** Everything a page's outbox needs from outside; a test hands in doubles. */
export type OutboxEnv = DeviceEnv & {
  /** Fetches the sending half; it is called when there is something to send. */
  loadSending(): Promise<CreateSending>;
  /** Asks the browser to keep our storage; called once, when something was saved. */
  persist?: (() => unknown) | undefined;
  /** Asks for a background sync; called whenever something waits. */
  registerSync?: (() => unknown) | undefined;
  /** Gives back what can be fetched again (caches), when the device is full. */
  freeSpace?: (() => Promise<unknown>) | undefined;
  /** For the error log: a failure that the outbox survives. It carries no personal data. */
  report?: ((error: unknown) => void) | undefined;
};
