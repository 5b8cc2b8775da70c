import type { Change } from '../domain/change';
import type { Checked } from '../domain/rules';
import type { Submission } from '../domain/submission';
import type { ChangeResult, DeliverChange, KeepChangeResult } from './changes/change-outcome';
import type { Combine } from './changes/kept-change';
import { type Connection, createConnection, StorageError } from './connection';
import type { Stored } from './db';
import { captured, isLive, retried } from './entry';
import type { DeviceEnv } from './env';
import { createLazySending } from './lazy-sending';
import { createMonitor } from './monitor';
import { type Beside, type Changed, createRows, type Listing } from './rows';
import type { Trigger } from './schedule';
import type { CreateSending } from './sending';
import { createStatus, type StatusStore } from './status';
import {
  type EditResult,
  invalid,
  type KeepResult,
  resultOf,
  type SubmitResult,
} from './submit-result';

export type { EditResult, SubmitResult };

/** Keeps submissions until the database has them. */
export type Outbox = {
  /** Stores, sends, and says within a few seconds what became of it. */
  submit(submission: Submission, beside?: Beside): Promise<SubmitResult>;
  /** Stores, and says so as soon as it is on the disk; the sending goes on behind it. */
  keep(submission: Submission, beside?: Beside): Promise<KeepResult>;
  /** Tries what is due. Returns how much is left to send. */
  flush(trigger: Trigger): Promise<{ left: number }>;
  /** Tries one entry now, also a parked one. */
  retry(seq: number): Promise<Changed>;
  /** Gives an entry other content and sends it; a lead that was delivered can be corrected for a while. */
  edit(seq: number, submission: Submission): Promise<EditResult>;
  /** Removes an entry; `undo` puts it back. */
  discard(seq: number): Promise<{ change: Changed; undo(): Promise<void> }>;
  list(): Promise<Listing>;
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
  /** Holds the rules against a submission, and brings it into the form in which it is kept. */
  check(submission: Submission): Promise<Checked<Submission>>;
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

/** After this a person is told "saved" and no longer waits for the database. */
export const PATIENCE_MS = 4_000;

/** Builds an outbox. It touches nothing before its first use. */
export function createOutbox(env: OutboxEnv): Outbox {
  const { clock, newId, random, locks, channel } = env;
  const report = env.report ?? (() => {});
  const connection = createConnection(env.openDatabase, clock);
  const rows = createRows(connection);
  const status = createStatus();
  const sending = createLazySending({
    loadSending: env.loadSending,
    connection,
    clock,
    newId,
    random,
    locks,
    save,
    report,
    onChange: () => monitor.changed(),
    onEnd: () => void monitor.refresh(),
    onRefresh: (listener) => monitor.onRefresh(listener),
  });
  const monitor = createMonitor({
    connection,
    rows,
    clock,
    channel,
    status,
    canQueue: locks !== undefined,
    isRunning: () => sending.running,
    notBefore: () => sending.notBefore,
    onDue: () => void flush('timer'),
  });
  let persistAsked = false;
  let staff: DeliverChange | undefined;

  function left(): number {
    const { waiting, sending, held } = status.getState();
    return waiting + sending + held;
  }

  /** The administrators' part, in the name of whoever is signed in. */
  async function changes() {
    const part = await (await sending.load()).changes();
    part.authorize(staff);
    return part;
  }

  function notSaved(error: unknown) {
    report(error);
    return { kind: 'not-saved', cause: 'unavailable' } as const;
  }

  async function flush(trigger: Trigger): Promise<{ left: number }> {
    if (staff) changes().then((part) => part.flush(trigger), report);
    // Most visits have nothing to send, and need no code for it.
    if (trigger !== 'submit') await monitor.refresh();
    // At the start also what an earlier release parked: some of it may be worth a try.
    const parked = trigger === 'start' ? status.getState().parked : 0;
    if (trigger !== 'submit' && left() + parked === 0) return { left: 0 };
    try {
      await withRoom(() => sending.run(trigger));
    } catch (error) {
      report(error);
    }
    await monitor.refresh();
    return { left: left() };
  }

  /** When the device is full, what can be fetched again makes room, once. */
  async function withRoom<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isFull(error) || !env.freeSpace) throw error;
      await env.freeSpace().catch(report);
      return write();
    }
  }

  function save(entry: Stored, beside?: Beside): Promise<number> {
    return withRoom(() => rows.add(entry, beside));
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

  /** Stores a submission, or sends it on the spot where nothing can be stored. */
  async function take(submission: Submission, beside?: Beside): Promise<KeepResult> {
    const checked = await env.check(submission);
    if (checked.errors) return invalid(checked.errors);
    const isViewing = 'source' in submission && submission.source === 'viewing';
    const amendable = isViewing ? { secret: newId() } : undefined;
    const entry = captured(newId(), checked.data, clock.now(), amendable);
    let seq: number;
    try {
      seq = await save(entry, beside);
    } catch (error) {
      report(error);
      void monitor.refresh();
      const cause = isFull(error) ? 'quota' : 'unavailable';
      return sending.load().then(
        ({ sendDirectly }) => sendDirectly(entry.id, checked.data, cause),
        () => ({ kind: 'not-saved', cause }),
      );
    }
    afterSaving();
    return { kind: 'kept', seq };
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
            const because = status.getState().trouble;
            if (result || last) tell(result ?? { kind: 'saved', because });
          },
          () => tell({ kind: 'saved' }),
        );
      const stopTimer = clock.setTimer(() => tell({ kind: 'saved' }), PATIENCE_MS);
      const stopListening = monitor.onRefresh(() => void look(false));
      void flush('submit').then(() => look(true));
    });
  }

  const tidy = () =>
    sending
      .load()
      .then(({ prune }) => prune())
      .catch(report);

  const changed = () => {
    monitor.changed();
    void flush('manual');
  };

  return {
    async submit(submission, beside) {
      const taken = await take(submission, beside);
      return taken.kind === 'kept' ? outcomeOf(taken.seq) : taken;
    },

    async keep(submission, beside) {
      const taken = await take(submission, beside);
      if (taken.kind === 'kept') void flush('submit');
      return taken;
    },

    flush,

    async retry(seq) {
      const change = await rows.change(seq, (entry) =>
        isLive(entry) ? retried(entry, clock.now()) : undefined,
      );
      if (change === 'changed') changed();
      return change === 'gone' ? (await changes()).retry(seq) : change;
    },

    async edit(seq, submission) {
      const checked = await env.check(submission);
      if (checked.errors) return invalid(checked.errors);
      const change = await (await sending.load()).edit(seq, checked.data);
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

    change: (change) => changes().then((part) => part.take(change), notSaved),
    changeLater: (change, afterMs) =>
      changes().then((part) => part.keep(change, afterMs), notSaved),

    authorize(deliver) {
      if (staff === deliver) return;
      staff = deliver;
      changes().catch(report);
    },

    insist: async (seq, seen, combine) => (await changes()).insist(seq, seen, combine),

    list: rows.list,
    tidy,
    read: connection.read,
    write: connection.write,
    async forgetBookings() {
      await rows.forgetBookings();
      monitor.changed();
    },
    status,

    async prepare() {
      await sending.load().catch(() => undefined);
    },

    async start() {
      await monitor.start();
      if (left() > 0) ask(env.registerSync);
      await flush('start');
      await rows.forgetBookings(clock.now()).catch(report);
      if (status.getState().delivered > 0) await tidy();
    },

    suspend: () => sending.suspend(),

    async resume() {
      sending.resume();
      await flush('visible');
    },

    stop() {
      sending.suspend();
      monitor.stop();
      connection.close();
    },
  };
}

function isFull(error: unknown): boolean {
  return error instanceof StorageError && error.problem === 'quota';
}
