import type { Change } from '../../domain/change';
import { isSameSight } from '../../domain/seen';
import { isFull } from '../connection';
import { attemptDirectly, directResult, type NotStored } from '../direct';
import { changeEntry } from '../edits';
import { dueNow, isLive } from '../entry';
import type { SendingParts } from '../flush';
import { createFlush } from '../flush';
import { readAll, sweep } from '../leases';
import type { Trigger } from '../link';
import type { Outcome } from '../outcome';
import { type ChangeResult, follow, type KeepChangeResult, liveResult } from '../result';
import type { Changed } from '../rows';
import type { Item } from '../status';
import { isRecent, revive } from '../upkeep';
import { wakeWhenDue } from '../wake';
import { type AnyChange, capturedChange, readChange } from './change-entry';
import { basisOf, type ChangeParcel, createChangePolicy } from './change-policy';

/** Delivers changes in the name of one administrator: their own, and nobody else's. */
export type DeliverChange = {
  staff: string;
  /** Never throws, and ends soon after the signal aborts. */
  deliver(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome>;
};

/** Puts into a change what somebody else wrote, where both are to be kept. */
export type Combine = (change: Change) => Change;

export type Changes = ReturnType<typeof createChanges>;

/** The administrators' part of the outbox: changes kept among the submissions, and sent by themselves. */
export function createChanges(parts: SendingParts) {
  const { connection, clock, newId, report, monitor } = parts;
  let staff: DeliverChange | undefined;
  let lastSaved: Promise<unknown> = Promise.resolve();

  const policy = createChangePolicy(() => staff?.staff);
  const flushing = createFlush(parts, policy, async (parcel, signal): Promise<Outcome> => {
    if (staff?.staff === parcel.change.staff) return staff.deliver(parcel, signal);
    // Signed out, or somebody else in, since it was leased.
    return { kind: 'retry', scope: 'entry', mayBeStored: false, why: 'interrupted' };
  });
  wakeWhenDue(parts, {
    ...policy,
    entries: ({ changes }) => changes.flatMap((record) => readChange(record) ?? []),
    link: 'staffLink',
    isRunning: flushing.isRunning,
    run: flush,
  });

  async function flush(trigger: Trigger) {
    if (staff) await flushing.run(trigger).catch(report);
  }

  /** One that has to open its connection again must not be overtaken by the next: their order is the row's. */
  function saveInTurn(change: Change, afterMs: number): Promise<number> {
    const saving = lastSaved.then(() =>
      parts.add(capturedChange(newId(), change, clock.now(), afterMs)),
    );
    lastSaved = saving.catch(() => undefined);
    return saving;
  }

  /**
   * Stores a change that is due in a while: until then it can be discarded, and nobody sends it. Where nothing can be
   * stored it goes out at once, rather than be promised.
   */
  async function keep(change: Change, afterMs: number): Promise<KeepChangeResult> {
    let seq: number;
    try {
      seq = await saveInTurn(change, afterMs);
    } catch (error) {
      report(error);
      return sendDirectly(change, isFull(error) ? 'quota' : 'unavailable');
    }
    await monitor.changed([seq]);
    return {
      kind: 'kept',
      seq,
      async outcome() {
        const sent = flush('submit').then(monitor.catchUp);
        return (await follow(monitor, seq, resultOf, sent)) ?? { kind: 'saved' };
      },
    };
  }

  /** For a device that is full or whose storage can't be opened. */
  async function sendDirectly(change: Change, cause: NotStored): Promise<ChangeResult> {
    if (staff?.staff !== change.staff) return { kind: 'not-saved', cause };
    const { deliver } = staff;
    // A full device can still be read; of one that can't be opened nothing is known.
    const all = await connection.read((tx) => readAll(tx, policy)).catch(() => []);
    const beside = all.filter((other) => other.change.row_id === change.row_id);
    // It must not overtake what was asked for first.
    if (policy.next(beside).length > 0) return { kind: 'not-saved', cause };
    const parcel = { change, basis: basisOf(change, beside) };
    return directResult(await attemptDirectly({ clock, deliver }, parcel), cause);
  }

  function insist(seq: number, seen: string | null, combine: Combine = (change) => change) {
    return changeEntry(connection, policy, seq, async (entry, tx) => {
      if (!isLive(entry) || entry.state.kind === 'sending') return undefined;
      const { change } = entry;
      // Later ones of the same kind take up where this one ends: they were meant to replace it anyway.
      await sweep(tx, policy, (later) => {
        const isLike =
          later.seq > seq &&
          later.state.kind === 'waiting' &&
          later.change.row_id === change.row_id &&
          later.change.staff === change.staff &&
          later.change.action === change.action &&
          isSameSight(later.change.seen, change.seen);
        return isLike ? { ...later, change: { ...combine(later.change), seen } } : later;
      });
      return dueNow({ ...entry, change: { ...combine(change), seen } }, clock.now());
    });
  }

  /** Forgets what went out a day ago, unless others of its row still wait and may be based on it. */
  function prune() {
    return connection.write((tx) =>
      sweep(tx, policy, (entry, all) => {
        if (isLive(entry) || isRecent(entry, clock.now())) return entry;
        const isNeeded = all.some(
          (other) => other.change.row_id === entry.change.row_id && isLive(other),
        );
        return isNeeded ? entry : undefined;
      }),
    );
  }

  async function changed(seq: number, changing: Promise<Changed>): Promise<Changed> {
    const done = await changing;
    if (done === 'changed') {
      parts.onChange([seq]);
      void flush('manual');
    }
    return done;
  }

  /** What an earlier release parked although the trouble was the server's. */
  async function reviveOurs(whose: string) {
    if (!(await revive(connection, policy, clock.now(), ({ change }) => change.staff === whose)))
      return;
    parts.onChange();
    await flush('manual');
  }

  return {
    keep,

    /** In whose name changes go out from now on, and how; those of anybody else wait. */
    authorize(deliver: DeliverChange | undefined) {
      if (deliver === staff) return;
      flushing.cut();
      staff = deliver;
      // Whose changes the timer is set for has changed.
      void monitor.catchUp();
      if (!deliver) return;
      void prune().catch(report);
      void flush('start');
      void reviveOurs(deliver.staff).catch(report);
    },

    flush,

    /** Tries one now, also a parked one. */
    retry: (seq: number) =>
      changed(
        seq,
        changeEntry(connection, policy, seq, (entry) =>
          isLive(entry) && entry.state.kind !== 'sending' ? dueNow(entry, clock.now()) : undefined,
        ),
      ),
    /** Makes a change again on top of the row as it is now. */
    insist: (seq: number, seen: string | null, combine?: Combine) =>
      changed(seq, insist(seq, seen, combine)),
    cut: flushing.cut,
  };
}

/** What the stored change tells, if it tells anything yet. */
function resultOf(item: Item | undefined): ChangeResult | undefined {
  const entry: AnyChange | undefined =
    item?.kind === 'change' ? readChange(item.record) : undefined;
  if (entry?.state.kind === 'parked' && entry.state.isConflict) {
    return { kind: 'conflict', seq: entry.seq };
  }
  if (entry?.state.kind === 'waiting' && entry.state.isAnswer && entry.attempts > 0) {
    return { kind: 'failed', why: entry.state.why ?? '' };
  }
  return liveResult(entry);
}
