import { type Submission, SubmissionSchema } from '../domain/submission';
import { createClaims } from './claims';
import { createConnection, StorageError } from './connection';
import { createDirect } from './direct';
import { captured, edited, retried } from './entry';
import type { OutboxEnv } from './env';
import { createFlush } from './flush';
import { createMonitor } from './monitor';
import { type Change, createRows, type Listing } from './rows';
import type { Trigger } from './schedule';
import { createStatus, type StatusStore } from './status';
import { type EditResult, invalid, rejection, resultOf, type SubmitResult } from './submit-result';

export type { SubmitResult };

/** Keeps submissions until the database has them. */
export type Outbox = {
  /** Stores, sends, and says within a few seconds what became of it. */
  submit(submission: Submission): Promise<SubmitResult>;
  /** Tries what is due. Returns how much is left to send. */
  flush(trigger: Trigger): Promise<{ left: number }>;
  /** Tries one entry now, also a parked one. */
  retry(seq: number): Promise<Change>;
  /** Gives an entry other content and sends it. */
  edit(seq: number, submission: Submission): Promise<EditResult>;
  /** Removes an entry; `undo` puts it back. */
  discard(seq: number): Promise<{ change: Change; undo(): Promise<void> }>;
  list(): Promise<Listing>;
  status: StatusStore;
  /** Begins to send by itself: now, by timer, and when another tab saves something. */
  start(): Promise<void>;
  /** Lets go of everything at once, before the page is frozen or put into the back/forward cache. */
  suspend(): void;
  /** The page is back. */
  resume(): Promise<void>;
  stop(): void;
};

/** After this a person is told "saved" and no longer waits for the database. */
export const PATIENCE_MS = 4_000;

/** Builds an outbox. It touches nothing before its first use. */
export function createOutbox(env: OutboxEnv): Outbox {
  const { clock, newId, random, locks, channel, deliver } = env;
  const report = env.report ?? (() => {});
  const connection = createConnection(env.openDatabase, clock);
  const rows = createRows(connection);
  const claims = createClaims({ connection, now: clock.now, random, by: newId() });
  const status = createStatus();
  const sendDirectly = createDirect({ clock, deliver });
  const flushing = createFlush({
    clock,
    newId,
    locks,
    deliver,
    claims,
    onChange: () => monitor.changed(),
    onEnd: () => void monitor.refresh(),
  });
  const monitor = createMonitor({
    connection,
    rows,
    clock,
    channel,
    status,
    canQueue: locks !== undefined,
    isRunning: () => flushing.running,
    onDue: () => void flush('timer'),
  });
  let persistAsked = false;

  async function flush(trigger: Trigger): Promise<{ left: number }> {
    try {
      await flushing.run(trigger);
    } catch (error) {
      report(error);
    }
    await monitor.refresh();
    const { waiting, sending, held } = status.getState();
    return { left: waiting + sending + held };
  }

  /** Stores a new entry. When the device is full, what can be fetched again makes room, once. */
  async function save(entry: ReturnType<typeof captured>): Promise<number> {
    try {
      return await rows.add(entry);
    } catch (error) {
      const full = error instanceof StorageError && error.problem === 'quota';
      if (!full || !env.freeSpace) throw error;
      await env.freeSpace().catch(report);
      return rows.add(entry);
    }
  }

  /** Calls one of the browser's favours: it may be missing, refuse, or ask the person and take its time. */
  function ask(favour: (() => unknown) | undefined) {
    Promise.resolve()
      .then(() => favour?.())
      .catch(report);
  }

  function afterSaving() {
    monitor.changed();
    if (!persistAsked) ask(env.persist);
    persistAsked = true;
    ask(env.registerSync);
  }

  async function submitDirectly(id: string, submission: Submission): Promise<SubmitResult> {
    const outcome = await sendDirectly(id, submission);
    switch (outcome.kind) {
      case 'delivered':
        return { kind: 'delivered' };
      case 'closed':
        return { kind: 'already-subscribed' };
      case 'rejected':
        return rejection(outcome);
      case 'retry':
      case 'hold':
        return { kind: 'not-saved', cause: 'unavailable' };
    }
  }

  /** What became of an entry, as soon as there is anything to say; at the latest that it is saved. */
  function outcomeOf(seq: number): Promise<SubmitResult> {
    return new Promise((resolve) => {
      const tell = (result: SubmitResult) => {
        stopTimer();
        stopListening();
        resolve(result);
      };
      const look = (last: boolean) =>
        rows.get(seq).then(
          (entry) => {
            const result = resultOf(entry);
            if (result || last) tell(result ?? { kind: 'saved' });
          },
          () => tell({ kind: 'saved' }),
        );
      const stopTimer = clock.setTimer(() => tell({ kind: 'saved' }), PATIENCE_MS);
      const stopListening = monitor.onRefresh(() => void look(false));
      void flush('submit').then(() => look(true));
    });
  }

  const changed = () => {
    monitor.changed();
    void flush('manual');
  };

  return {
    async submit(submission) {
      const parsed = SubmissionSchema.safeParse(submission);
      if (!parsed.success) return invalid(parsed.error);
      const entry = captured(newId(), parsed.data, clock.now());
      let seq: number;
      try {
        seq = await save(entry);
      } catch (error) {
        report(error);
        void monitor.refresh();
        if (error instanceof StorageError && error.problem === 'quota') {
          return { kind: 'not-saved', cause: 'quota' };
        }
        return submitDirectly(entry.id, parsed.data);
      }
      afterSaving();
      return outcomeOf(seq);
    },

    flush,

    async retry(seq) {
      const change = await rows.change(seq, (entry) => retried(entry, clock.now()));
      if (change === 'changed') changed();
      return change;
    },

    async edit(seq, submission) {
      const parsed = SubmissionSchema.safeParse(submission);
      if (!parsed.success) return invalid(parsed.error);
      const change = await rows.change(seq, (entry) =>
        edited(entry, parsed.data, newId, clock.now()),
      );
      if (change === 'changed') changed();
      return change;
    },

    async discard(seq) {
      const { change, removed } = await rows.remove(seq);
      if (change === 'changed') monitor.changed();
      return {
        change,
        async undo() {
          if (!removed) return;
          await rows.restore(removed);
          changed();
        },
      };
    },

    list: rows.list,
    status,

    async start() {
      await monitor.start();
      const { waiting, sending, held } = status.getState();
      if (waiting + sending + held > 0) ask(env.registerSync);
      await flush('start');
      await rows.prune(clock.now()).catch(report);
    },

    suspend: () => flushing.suspend(),

    async resume() {
      flushing.resume();
      await flush('visible');
    },

    stop() {
      flushing.suspend();
      monitor.stop();
      connection.close();
    },
  };
}
