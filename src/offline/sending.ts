import type { Checked, Submission } from '../domain/submission';
import { findMergeErrors } from '../domain/three-way';
import { editBooking, withdrawBooking } from './bookings';
import type { Changes, createChanges } from './changes/changes';
import type { DeviceEnv } from './connection';
import { type NotStored, sendUnstored } from './direct';
import { changeEntry, remove } from './edits';
import type { NewEntry } from './entry';
import { type Entry, isLive } from './entry';
import { createFlush, type SendingParts } from './flush';
import { clearEntry, forgetCopies, forgetViewings, hasCopies, prune } from './forget';
import { LEASE_MS } from './link';
import type { Deliver } from './outcome';
import { isPicture } from './pictures';
import { dueNow } from './policy';
import {
  type EditResult,
  firstRefusal,
  follow,
  resultOf,
  type SubmitResult,
  untilSent,
} from './result';
import { type Item, isIn } from './status';
import { deleteBookings, isToldOfBookings } from './stored-records';
import { edited, submissionPolicy } from './submission-policy';
import { wakeWhenDue } from './wake';

export type Sending = ReturnType<typeof createSending>;
export type CreateSending = (parts: SendingParts) => Sending;

/** What only the composition root knows. */
export type SendingEnv = {
  deliver: Deliver;
  /** Reads the epoch of the database, which a restore from a backup renews; `undefined` without an answer. */
  readEpoch?: () => Promise<string | undefined>;
  /** Ends every notification of this device. */
  endPush?: () => Promise<unknown>;
  /** Missing on pages without a dashboard. */
  loadChanges?: () => Promise<typeof createChanges>;
};

/**
 * Creates the half of the outbox that talks to the database. A page loads it when there is something to send: storing a
 * submission works without it, because a page may have lost its signal.
 */
export function createSending({
  deliver,
  readEpoch,
  endPush,
  loadChanges,
  ...parts
}: SendingParts & SendingEnv) {
  const { connection, clock, newId, monitor } = parts;
  const flush = createFlush(parts, submissionPolicy, deliver);
  let changes: Changes | undefined;
  wakeWhenDue(parts, {
    ...submissionPolicy,
    ...flush,
    entries: ({ entries, pictures }) => [...entries, ...pictures],
    onNext: (nextAt) => monitor.status.setState({ nextAt }),
  });
  return {
    flush: flush.run,
    /** Aborts running attempts and releases the locks at once. */
    cut() {
      flush.cut();
      changes?.cut();
    },
    /** Makes one attempt for what could not be stored. */
    async sendDirectly(entry: NewEntry, cause: NotStored) {
      const result = await sendUnstored({ clock, deliver }, entry, cause);
      // An answer proves the network.
      const isAnswered = result.kind !== 'not-saved';
      monitor.status.setState(({ sentDirectly: n }) => ({ sentDirectly: n + Number(isAnswered) }));
      return result;
    },
    /** Returns a submission's result once there is one; `undefined` if `sent` ended without one. */
    outcome: (seq: number, sent: Promise<unknown>): Promise<SubmitResult | undefined> =>
      follow(monitor, seq, (item) => resultOf(item?.entry), sent),
    isSent: (seq: number) => untilSent(monitor, seq, (item) => item?.entry),
    /** Makes a submission due now, even a parked one. */
    retry: (seq: number) =>
      changeEntry(connection, submissionPolicy, seq, (entry) =>
        isLive(entry) ? dueNow(entry, clock.now()) : undefined,
      ),
    /** Replaces an entry's content. */
    async edit(seq: number, typed: Checked<Submission>, opened?: Submission): Promise<EditResult> {
      let refusal: EditResult | undefined;
      const change = await changeEntry(connection, submissionPolicy, seq, async (entry, tx) => {
        if (isPicture(entry)) return undefined;
        const next = edited(entry, typed, newId, clock.now(), opened);
        refusal = next && firstRefusal(findMergeErrors(next.submission, typed));
        if (!next || refusal) return undefined;
        if (entry.state.kind !== 'sending') await editBooking(tx, entry, next);
        return next;
      });
      return refusal ?? change;
    },
    /** Clears a viewing from the day's list; returns how to undo that, or nothing if it was not listed. */
    clear: (entry: Entry) => clearEntry(parts, entry),
    /** Deletes the consultations requested on this device, and the copies of what was sent. */
    async forgetBookings() {
      // First: the secrets that take this device off the database's list go with them.
      if ((await isToldOfBookings(connection)) && (await endPush?.()) === false) {
        throw new Error('The notifications could not be ended.');
      }
      await deleteBookings(connection);
      await forgetCopies(connection);
    },
    /** Deletes what captures have left, when whoever made them signs out. */
    forgetViewings: () => forgetViewings(parts),
    /** Removes an entry, and what it asked for. Waits for a running attempt, and does nothing if that delivers it. */
    async discard(seq: number) {
      const removal = await remove(connection, seq, withdrawBooking);
      if (removal.change !== 'sending') return removal;
      await monitor.refresh();
      if (isOnItsWay(monitor.find(seq))) {
        // Wait no longer than a lease: a sender that takes longer is gone.
        const lease = new Promise<void>((resolve) => clock.setTimer(resolve, LEASE_MS));
        await follow(monitor, seq, (item) => (isOnItsWay(item) ? undefined : true), lease);
      }
      return remove(connection, seq, withdrawBooking, true);
    },
    /** Deletes what is no longer needed of delivered entries, and sends again what a restored database may have lost. */
    async tidy() {
      await prune(connection, clock.now());
      if (!readEpoch || !(await hasCopies(connection))) return;
      const epoch = await readEpoch();
      if (!epoch || !(await flush.follow(epoch))) return;
      await monitor.changed();
      await flush.run('start');
    },
    /** Returns the administrators' part, loaded at the first sign-in. @throws when it can't be loaded */
    async changes() {
      if (!loadChanges) throw new Error('This page has no part for administrators.');
      const create = await loadChanges();
      changes ??= create(parts);
      return changes;
    },
  };
}

function isOnItsWay(item: Item | undefined): boolean {
  return item !== undefined && isIn(item.record, 'sending');
}

/** Everything a page's outbox needs from outside; tests pass doubles. */
export type OutboxEnv = DeviceEnv & {
  /** Loads the sending half; called when there is something to send. */
  loadSending(): Promise<CreateSending>;
  /** Asks the browser to keep our storage; called once, after the first save. */
  persist?: () => unknown;
  /** Asks for a background sync; called whenever something waits. */
  registerSync?: () => unknown;
  /** Returns the time by our host's clock; nothing without an answer. */
  hostTime?: () => Promise<number | undefined>;
  /** Frees space when the device is full, by deleting what can be fetched again (caches). */
  freeSpace?: () => Promise<unknown>;
  /** Logs a failure that the outbox survives. It carries no personal data. */
  report?: (error: unknown) => void;
};
