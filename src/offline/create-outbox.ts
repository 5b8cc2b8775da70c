import type { Change } from '../domain/change';
import type { Submission } from '../domain/submission';
import type { DeliverChange } from './changes/changes';
import type { Stored } from './connection';
import { createConnection } from './connection';
import { captured, dueNow, isLive, nextEntries } from './entry';
import { createLazySending } from './lazy-sending';
import type { Trigger } from './link';
import { createMonitor } from './monitor';
import type { Outbox, OutboxEnv } from './outbox';
import {
  createOutcomeOf,
  invalid,
  type KeepChangeResult,
  type KeepResult,
  resultOf,
  type SubmitResult,
} from './result';
import { type Beside, createRows } from './rows';
import { createStatus } from './status';
import { createStoring } from './storing';
import { createWithRoom, isFull } from './with-room';

/** Builds an outbox. It touches nothing before its first use. */
export function createOutbox(env: OutboxEnv): Outbox {
  const { clock, newId, random, locks, channel } = env;
  const report = env.report ?? (() => {});
  const withRoom = createWithRoom(env.freeSpace, report);
  const connection = createConnection(env.openDatabase, clock);
  const rows = createRows(connection);
  const status = createStatus();
  const storing = createStoring();
  const outcomeOf = createOutcomeOf(clock, () => monitor);
  const sending = createLazySending({
    loadSending: env.loadSending,
    connection,
    clock,
    newId,
    random,
    locks,
    save,
    report,
    outcomeOf,
    wake: (lane) => monitor.wake(lane),
    catchUp: () => monitor.catchUp(),
    onChange: (seqs) => void monitor.changed(seqs),
    published: (seqs) => monitor.changed(seqs),
    onEnd: () => void monitor.catchUp(),
  });
  const monitor = createMonitor({
    connection,
    clock,
    channel,
    status,
    canQueue: locks !== undefined,
  });
  monitor.wake({
    look: ({ entries }) => ({
      next: nextEntries(entries),
      isSending: entries.some(({ state }) => state.kind === 'sending'),
    }),
    isIdle: () => !sending.running,
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
    await monitor.catchUp();
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

  function afterSaving(seq: number) {
    status.setState({ storage: 'ok' });
    void monitor.changed([seq]);
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
    afterSaving(seq);
    return { kind: 'kept', seq };
  }

  const sentOf = (seq: number): Promise<SubmitResult> =>
    outcomeOf(
      seq,
      (item) => resultOf(item?.kind === 'entry' ? item.entry : undefined),
      flush('submit'),
      () => ({ kind: 'saved', because: status.getState().trouble }),
    );

  const tidy = async () => {
    await sending
      .load()
      .then(({ prune }) => prune())
      .catch(report);
  };

  const changed = (seq: number) => {
    void monitor.changed([seq]);
    void flush('manual');
  };

  const keepChange = (change: Change, afterMs: number): Promise<KeepChangeResult> =>
    storing.during(
      change,
      changes().then((part) => part.keep(change, afterMs), notSaved),
    );

  return {
    async submit(submission, beside) {
      const taken = await take(submission, beside);
      return taken.kind === 'kept' ? sentOf(taken.seq) : taken;
    },

    async keep(submission, beside) {
      const taken = await take(submission, beside);
      if (taken.kind === 'kept') void flush('submit');
      return taken;
    },

    flush,

    async retry(seq) {
      const change = await rows.change(seq, (entry) =>
        isLive(entry) ? dueNow(entry, clock.now()) : undefined,
      );
      if (change === 'changed') changed(seq);
      return change === 'gone' ? (await changes()).retry(seq) : change;
    },

    async edit(seq, submission, opened) {
      const checked = await env.check(submission);
      if (checked.errors) return invalid(checked.errors);
      const change = await (await sending.load()).edit(seq, checked.data, opened);
      if (change === 'changed') changed(seq);
      return change;
    },

    async discard(seq, along) {
      const { change, undo } = await (await sending.load()).remove(seq, along);
      if (change === 'changed') await monitor.changed([seq]);
      return {
        change,
        async undo() {
          await undo?.();
          changed(seq);
        },
      };
    },

    async change(change) {
      const kept = await keepChange(change, 0);
      return kept.kind === 'kept' ? kept.outcome() : kept;
    },
    changeLater: keepChange,

    authorize(deliver) {
      if (staff === deliver) return;
      staff = deliver;
      changes().catch(report);
    },

    insist: async (seq, seen, combine) => (await changes()).insist(seq, seen, combine),

    list: monitor.read,
    entries: monitor.list,
    storing: storing.store,
    tidy,
    read: connection.read,
    write: connection.write,
    async forgetBookings() {
      await rows.forgetBookings();
      await monitor.changed([]);
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
