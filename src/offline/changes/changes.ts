import type { Change } from '../../domain/change';
import { StorageError } from '../connection';
import { createFlush } from '../flush';
import type { Changed } from '../rows';
import { LEASE_MS, type Trigger } from '../schedule';
import type { SendingParts } from '../sending-parts';
import {
  type ChangeSurvey,
  createChangeClaims,
  surveyChanges,
  type TakenChange,
} from './change-claims';
import type {
  ChangeOutcome,
  ChangeResult,
  DeliverChange,
  KeepChangeResult,
} from './change-outcome';
import { resultOfChange } from './change-result';
import { createChangeRows } from './change-rows';
import { sendChangeDirectly } from './direct-change';
import { type Combine, capturedChange } from './kept-change';
import { reviveChanges } from './revive-changes';

/** After this an administrator is told "saved" and no longer waits for the database. */
const PATIENCE_MS = 4_000;
/** A flush that could do nothing must not be started again at once, for ever. */
const REARM_MS = 1_000;
/** Of its own: a visitor's enquiry that hangs must not keep a tap in the dashboard waiting, nor the other way about. */
export const CHANGES_LOCK = 'meridian-changes';

/** The administrators' part of the outbox: changes kept among the submissions, and sent by themselves. */
export type Changes = {
  /** Stores a change, sends it, and says within a few seconds what became of it. */
  take(change: Change): Promise<ChangeResult>;
  /**
   * Stores a change that is due in a while: until then it can be discarded, and nobody sends it. Where nothing can be
   * stored it goes out at once, rather than be promised.
   */
  keep(change: Change, afterMs: number): Promise<KeepChangeResult>;
  /** In whose name changes go out from now on, and how; those of anybody else wait. */
  authorize(deliver: DeliverChange | undefined): void;
  flush(trigger: Trigger): Promise<void>;
  /** Tries one now, also a parked one. */
  retry(seq: number): Promise<Changed>;
  /** Makes a change again on top of the row as it is now. */
  insist(seq: number, seen: string | null, combine?: Combine): Promise<Changed>;
  suspend(): void;
  resume(): void;
};

export type CreateChanges = (parts: SendingParts) => Changes;

export const createChanges: CreateChanges = (parts) => {
  const { connection, clock, newId, random, locks, report } = parts;
  const rows = createChangeRows(connection, clock);
  let staff: DeliverChange | undefined;
  let isAway = false;
  let lastSaved: Promise<unknown> = Promise.resolve();
  let stopTimer = () => {};
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** Who waits to hear what became of a change, by its `seq`. */
  const asking = new Map<number, (result: ChangeResult) => void>();

  const claims = createChangeClaims({
    connection,
    now: clock.now,
    random,
    by: newId(),
    staff: () => staff?.staff,
  });
  const flushing = createFlush<TakenChange, ChangeOutcome>({
    clock,
    newId,
    locks,
    lockName: CHANGES_LOCK,
    claims,
    async deliver({ change, basis }, signal) {
      if (staff?.staff === change.staff) return staff.deliver({ change, basis }, signal);
      // Signed out, or somebody else in, since it was claimed.
      return { kind: 'retry', scope: 'entry', mayBeStored: false, why: 'interrupted' };
    },
    onChange: parts.onChange,
    onEnd: parts.onEnd,
  });
  const mayFlush = () => staff !== undefined && !isAway;

  async function flush(trigger: Trigger) {
    if (!mayFlush()) return;
    await flushing.run(trigger).catch(report);
  }

  /** Reads anew: tells those who ask what there is to tell, and sets the timer for what is due later. */
  async function read() {
    if (asking.size === 0 && (!mayFlush() || flushing.running)) return;
    const found = await connection.read((tx) => surveyChanges(tx, staff?.staff, clock.now()));
    for (const [seq, tell] of asking) {
      const result = resultOfChange(found.all.find((kept) => kept.seq === seq));
      if (result) tell(result);
    }
    arm(found);
  }

  /** One reading at a time, and one behind it for all that changed meanwhile: a bulk changes hundreds within a second. */
  function look(): Promise<void> {
    if (!reading) {
      // What is wrong with the storage is the monitor's to tell; it looks again.
      reading = read()
        .catch(() => undefined)
        .finally(() => {
          reading = undefined;
        });
      return reading;
    }
    next ??= reading.then(() => {
      next = undefined;
      return look();
    });
    return next;
  }
  parts.onRefresh(() => void look());

  function arm({ wakeAt, isSending }: ChangeSurvey) {
    stopTimer();
    if (!mayFlush() || flushing.running) return;
    const waits = wakeAt === undefined ? [] : [Math.max(REARM_MS, wakeAt - clock.now())];
    // Another tab sends: stand by, in case it ends without finishing.
    if (isSending) waits.push(locks ? REARM_MS : LEASE_MS);
    if (waits.length) stopTimer = clock.setTimer(() => void flush('timer'), Math.min(...waits));
  }

  /** One that has to open its connection again must not be overtaken by the next: their order is the row's. */
  function saveInTurn(change: Parameters<typeof parts.save>[0]): Promise<number> {
    const saving = lastSaved.then(() => parts.save(change));
    lastSaved = saving.catch(() => undefined);
    return saving;
  }

  async function keep(change: Change, afterMs: number): Promise<KeepChangeResult> {
    let seq: number;
    try {
      // The row's id leads, so that the index on ids finds what belongs to one row.
      const id = `${change.row_id}:${newId()}`;
      seq = await saveInTurn(capturedChange(id, change, clock.now(), afterMs));
    } catch (error) {
      report(error);
      const isFull = error instanceof StorageError && error.problem === 'quota';
      const cause = isFull ? 'quota' : 'unavailable';
      if (staff?.staff !== change.staff) return { kind: 'not-saved', cause };
      const { deliver } = staff;
      return sendChangeDirectly({ connection, clock, deliver }, change, cause);
    }
    parts.onChange();
    return { kind: 'kept', seq, outcome: () => outcomeOf(seq) };
  }

  /** What became of a change, as soon as there is anything to say; at the latest that it is saved. */
  function outcomeOf(seq: number): Promise<ChangeResult> {
    return new Promise((resolve) => {
      const tell = (result: ChangeResult) => {
        stopPatience();
        asking.delete(seq);
        resolve(result);
      };
      const giveUp = () => tell({ kind: 'saved' });
      const stopPatience = clock.setTimer(giveUp, PATIENCE_MS);
      asking.set(seq, tell);
      void flush('submit').then(look).then(giveUp);
    });
  }

  function suspend() {
    stopTimer();
    flushing.suspend();
  }

  function resume(trigger: Trigger) {
    if (!mayFlush()) return;
    flushing.resume();
    void flush(trigger);
  }

  function changed(done: Changed): Changed {
    if (done === 'changed') {
      parts.onChange();
      void flush('manual');
    }
    return done;
  }

  return {
    async take(change) {
      const kept = await keep(change, 0);
      return kept.kind === 'kept' ? kept.outcome() : kept;
    },

    keep,

    authorize(deliver) {
      if (deliver === staff) return;
      suspend();
      staff = deliver;
      if (!deliver) return;
      void rows.prune().catch(report);
      resume('start');
      void reviveChanges(connection, deliver.staff, clock.now()).then(changed, report);
    },

    flush,

    retry: async (seq) => changed(await rows.retry(seq)),
    insist: async (seq, seen, combine) => changed(await rows.insist(seq, seen, combine)),

    suspend() {
      isAway = true;
      suspend();
    },
    resume() {
      isAway = false;
      resume('visible');
    },
  };
};
