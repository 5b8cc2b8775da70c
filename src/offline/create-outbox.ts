import type { Submission } from '../domain/submission';
import type { DeliverChange } from './changes/change-outcome';
import { createConnection } from './connection';
import type { Stored } from './db';
import { captured, isLive, retried } from './entry';
import { createLazySending } from './lazy-sending';
import { createMonitor } from './monitor';
import type { Outbox, OutboxEnv } from './outbox';
import { type Beside, createRows } from './rows';
import type { Trigger } from './schedule';
import { createStatus } from './status';
import { invalid, type KeepResult, resultOf, type SubmitResult } from './submit-result';
import { createWithRoom, isFull } from './with-room';

/** After this a person is told "saved" and no longer waits for the database. */
const PATIENCE_MS = 4_000;

/** Builds an outbox. It touches nothing before its first use. */
export function createOutbox(env: OutboxEnv): Outbox {
  const { clock, newId, random, locks, channel } = env;
  const report = env.report ?? (() => {});
  const withRoom = createWithRoom(env.freeSpace, report);
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

  function save<E extends Stored>(entry: E, beside?: Beside<E>): Promise<number> {
    return withRoom(() => rows.add(entry, beside));
  }

  /** Calls one of the browser's favours: it may be missing, refuse, or ask the person and take its time. */
  function ask(favour: (() => unknown) | undefined) {
    Promise.resolve()
      .then(() => favour?.())
      .catch(report);
  }

  function afterSaving() {
    status.setState({ storage: 'ok' });
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
      status.setState({ storage: 'unwritable' });
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

    async edit(seq, submission, opened) {
      const checked = await env.check(submission);
      if (checked.errors) return invalid(checked.errors);
      const change = await (await sending.load()).edit(seq, checked.data, opened);
      if (change === 'changed') changed();
      return change;
    },

    async discard(seq, along) {
      const { change, undo } = await (await sending.load()).remove(seq, along);
      if (change === 'changed') monitor.changed();
      return {
        change,
        async undo() {
          await undo?.();
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

    prepare: async () => void (await sending.load().catch(() => undefined)),

    async start() {
      await monitor.start();
      if (left() > 0) ask(env.registerSync);
      await flush('start');
      await rows.forgetBookings(clock.now()).catch(report);
      const { delivered, parked } = status.getState();
      if (delivered + parked > 0) await tidy();
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
