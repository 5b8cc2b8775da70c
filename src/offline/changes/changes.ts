import { hostAhead } from '../../device/clock';
import type { Change } from '../../domain/change';
import { MINUTE_MS } from '../../lib/durations';
import { capturedChange, readChange } from '../change-entry';
import { isFull } from '../connection';
import { attemptDirectly, directResult, type NotStored } from '../direct';
import { changeEntry } from '../edits';
import { isLive } from '../entry';
import { createFlush, type SendingParts } from '../flush';
import { isRecent } from '../forget';
import { sweep } from '../leases';
import type { Trigger } from '../link';
import type { Outcome } from '../outcome';
import { dueNow } from '../policy';
import { type ChangeResult, follow, type KeepChangeResult, liveResult, untilSent } from '../result';
import type { Item } from '../status';
import { addEntry, type Changed } from '../stored-records';
import { wakeWhenDue } from '../wake';
import { type ChangeParcel, createChangePolicy } from './change-policy';

/** Delivers one administrator's own changes, and nobody else's. */
export type DeliverChange = {
  staff: string;
  /** Never throws, and ends soon after the signal aborts. */
  deliver(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome>;
};

export type Changes = ReturnType<typeof createChanges>;

/** Creates the administrators' part of the outbox: changes are stored among the submissions and sent separately. */
export function createChanges(parts: SendingParts) {
  const { connection, clock, newId, report, monitor } = parts;
  let staff: DeliverChange | undefined;
  let lastSaved: Promise<unknown> = Promise.resolve();
  let lastCaptured = 0;

  /**
   * Returns the time of a tap, by our host's clock where that is known: a colleague's tap is compared with it. Of two, the
   * later counts: they differ even within one millisecond, or if the device's clock was set back a little in between. Of those
   * on one row that wait, the next is later however far the clock was off until our host's was known.
   */
  function captureTime({ row_table, row_id }: Change): number {
    const now = clock.now() + hostAhead();
    const isBehind = now <= lastCaptured && lastCaptured - now < MINUTE_MS;
    const waiting = monitor.unsent().flatMap((record) => readChange(record) ?? []);
    const ofRow = waiting.filter(
      ({ change }) => change.row_table === row_table && change.row_id === row_id,
    );
    lastCaptured = Math.max(
      isBehind ? lastCaptured + 1 : now,
      ...ofRow.map(({ capturedAt }) => Date.parse(capturedAt) + 1),
    );
    return lastCaptured;
  }

  const policy = createChangePolicy(() => staff?.staff);
  const flushing = createFlush(parts, policy, async (parcel, signal): Promise<Outcome> => {
    if (staff?.staff === parcel.change.staff) return staff.deliver(parcel, signal);
    // Since it was leased, the administrator signed out or somebody else signed in.
    return { kind: 'retry', scope: 'entry', mayBeStored: false, why: 'interrupted' };
  });
  wakeWhenDue(parts, {
    ...policy,
    entries: ({ changes }) => changes.flatMap((record) => readChange(record) ?? []),
    // Without an administrator there is nothing to start.
    isRunning: () => !staff || flushing.isRunning(),
    run: flush,
  });

  async function flush(trigger: Trigger) {
    if (staff) await flushing.run(trigger).catch(report);
  }

  /**
   * Stores a change that becomes due after a delay: until then it can be discarded and is not sent. Where nothing can
   * be stored, it is sent at once.
   */
  async function keep(change: Change, afterMs: number): Promise<KeepChangeResult> {
    // In order: one that has to reopen its connection must not be overtaken by the next.
    const at = captureTime(change);
    const entry = capturedChange(newId(), change, at, clock.now() + afterMs);
    const saving = lastSaved.then(() => addEntry(connection, entry));
    lastSaved = saving.catch(() => undefined);
    let seq: number;
    try {
      seq = await saving;
    } catch (error) {
      report(error);
      // A write that was only slow may still end: both have one id.
      return sendDirectly(entry, isFull(error) ? 'quota' : 'unavailable');
    }
    await monitor.changed([seq]);
    return {
      kind: 'kept',
      seq,
      async outcome() {
        const sent = flush('submit').then(monitor.catchUp);
        return (await follow(monitor, seq, resultOf, sent)) ?? { kind: 'saved' };
      },
      isSent: () => untilSent(monitor, seq, (item) => readChange(item?.record)),
    };
  }

  /** Sends a change without storing it, on a device that is full or whose storage can't be opened. */
  async function sendDirectly(
    { id, capturedAt, change }: ReturnType<typeof capturedChange>,
    cause: NotStored,
  ): Promise<ChangeResult> {
    if (staff?.staff !== change.staff) return { kind: 'not-saved', cause };
    const { deliver } = staff;
    const parcel = { id, capturedAt, change };
    return directResult(await attemptDirectly({ clock, deliver }, parcel), cause);
  }

  /** Tries a change now, even a parked one. */
  async function retry(seq: number): Promise<Changed> {
    const done = await changeEntry(connection, policy, seq, (entry) =>
      isLive(entry) && entry.state.kind !== 'sending' ? dueNow(entry, clock.now()) : undefined,
    );
    if (done === 'changed') {
      parts.onChange([seq]);
      void flush('manual');
    }
    return done;
  }

  /** Deletes changes a day after delivery. */
  function prune() {
    return connection.write((tx) =>
      sweep(tx, policy, (entry) =>
        isLive(entry) || isRecent(entry, clock.now()) ? entry : undefined,
      ),
    );
  }

  return {
    keep,

    /** Sets whose changes are sent from now on, and how; everybody else's wait. */
    authorize(deliver: DeliverChange | undefined) {
      if (deliver === staff) return;
      flushing.cut();
      staff = deliver;
      // The timer must now be set for this person's changes.
      void monitor.catchUp();
      if (!deliver) return;
      void prune().catch(report);
      void flush('start');
    },

    flush,

    retry,

    cut: flushing.cut,
  };
}

/** Returns the result of a stored change, or `undefined` if there is none yet. */
function resultOf(item: Item | undefined): ChangeResult | undefined {
  const entry = readChange(item?.record);
  if (entry?.state.kind === 'parked' && entry.state.isConflict) {
    return { kind: 'conflict', seq: entry.seq };
  }
  if (entry?.state.kind === 'waiting' && entry.state.isAnswer && entry.attempts > 0) {
    return { kind: 'failed', why: entry.state.why ?? '' };
  }
  return liveResult(entry);
}
