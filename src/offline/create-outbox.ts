import type { Change } from '../domain/change';
import type { Checked, Submission } from '../domain/submission';
import { inTime } from '../lib/in-time';
import { createLazyChanges } from './changes/lazy-changes';
import { createConnection, isFull } from './connection';
import { captured } from './entry';
import type { Trigger } from './link';
import { createMonitor, REARM_MS } from './monitor';
import type { Outbox, OutboxEnv } from './outbox';
import type { KeepChangeResult, KeepResult, SubmitResult } from './result';
import { type Beside, createRows } from './rows';
import type { Sending } from './sending';
import { createStatus } from './status';

/** After this a person is told "saved" instead of waiting for the database. */
const PATIENCE_MS = 4_000;
/** Without a signal the code can't be loaded, and trying every second would drain the battery. */
export const LOAD_AGAIN_MS = 30_000;

/** Creates an outbox. It touches nothing before its first use. */
export function createOutbox(env: OutboxEnv): Outbox {
  const { clock, newId } = env;
  const report = env.report ?? (() => {});
  const freeSpace = env.freeSpace && (() => env.freeSpace?.().catch(report));
  const connection = createConnection(env.openDatabase, clock, freeSpace);
  const rows = createRows(connection);
  const status = createStatus();
  const monitor = createMonitor({ ...env, connection, status });
  let sending: Sending | undefined;
  let loading: Promise<Sending> | undefined;
  let loadAgainAt = 0;
  let stopAsking = () => {};
  let isAway = false;
  let persistAsked = false;

  /** Loads the sending half. @throws when that fails: another trigger or a later timer tries again */
  function load(): Promise<Sending> {
    loading ??= env.loadSending().then((create) => {
      loadAgainAt = 0;
      sending = create({
        ...env,
        connection,
        monitor,
        status,
        add: rows.add,
        report,
        onChange: (seqs) => void monitor.changed(seqs),
        onEnd: () => void monitor.catchUp(),
        isAway: () => isAway,
      });
      return sending;
    });
    loading.catch(() => {
      loading = undefined;
      loadAgainAt = clock.now() + LOAD_AGAIN_MS;
    });
    return loading;
  }

  // The sending half sets its own timers. Until it is loaded, waiting entries set a timer to load it.
  status.subscribe(() => {
    stopAsking();
    if (sending || !monitor.isStarted() || left() === 0) return;
    const wait = Math.max(REARM_MS, loadAgainAt - clock.now());
    stopAsking = clock.setTimer(() => void flush('timer'), wait);
  });

  const staff = createLazyChanges(load, report);

  function left(): number {
    const { waiting, sending, held } = status.getState();
    return waiting + sending + held;
  }

  async function flush(trigger: Trigger): Promise<{ left: number }> {
    staff.flush(trigger);
    // Most visits have nothing to send, and don't need the code.
    if (trigger !== 'submit') await monitor.refresh();
    // On start, load it for parked entries too: an earlier release may have parked some that are worth a try.
    const parked = trigger === 'start' ? status.getState().parked : 0;
    if (trigger !== 'submit' && left() + parked === 0) return { left: 0 };
    try {
      await (await load()).flush(trigger);
    } catch (error) {
      report(error);
    }
    await monitor.catchUp();
    return { left: left() };
  }

  /** Calls an optional browser feature: it may be missing, fail, or take long because it asks the person. */
  function ask(favour: (() => unknown) | undefined) {
    Promise.resolve()
      .then(() => favour?.())
      .catch(report);
  }

  /** Stores a submission, or sends it at once where nothing can be stored. */
  async function take(submission: Checked<Submission>, beside?: Beside): Promise<KeepResult> {
    const isViewing = 'source' in submission && submission.source === 'viewing';
    const amendable = isViewing ? { secret: newId() } : undefined;
    const entry = captured(newId(), submission, clock.now(), amendable);
    let seq: number;
    try {
      seq = await rows.add(entry, beside);
    } catch (error) {
      report(error);
      status.setState({ storage: 'unwritable' });
      void monitor.refresh();
      const cause = isFull(error) ? 'quota' : 'unavailable';
      return load().then(
        ({ sendDirectly }) => sendDirectly(entry.id, submission, cause),
        () => ({ kind: 'not-saved', cause }),
      );
    }
    status.setState({ storage: 'ok' });
    void monitor.changed([seq]);
    if (!persistAsked) ask(env.persist);
    persistAsked = true;
    ask(env.registerSync);
    return { kind: 'kept', seq };
  }

  /** Falls back to "saved" when the result takes too long, or the sending code can't be loaded. */
  async function orSaved<R>(result: Promise<R | undefined>, saved: () => R): Promise<R> {
    return (await inTime(result, PATIENCE_MS, clock.setTimer)) ?? saved();
  }

  async function sentOf(seq: number): Promise<SubmitResult | undefined> {
    const sent = flush('submit');
    const part = await load().catch(() => undefined);
    return part ? part.outcome(seq, sent) : sent.then(() => undefined);
  }

  function changed(seq: number) {
    void monitor.changed([seq]);
    void flush('manual');
  }

  /** Changes an entry, and sends it. */
  async function alter<R>(seq: number, change: (part: Sending) => Promise<R>): Promise<R> {
    const done = await change(await load());
    if (done === 'changed') changed(seq);
    return done;
  }

  async function keepChange(change: Change, afterMs: number): Promise<KeepChangeResult> {
    const kept = await staff.keep(change, afterMs);
    if (kept.kind !== 'kept') return kept;
    return { ...kept, outcome: () => orSaved(kept.outcome(), () => ({ kind: 'saved' })) };
  }

  function suspend() {
    isAway = true;
    sending?.cut();
  }

  const tidy = () =>
    load()
      .then(({ prune }) => prune())
      .then(() => {}, report);

  return {
    async submit(submission, beside) {
      const taken = await take(submission, beside);
      if (taken.kind !== 'kept') return taken;
      const saved = () => ({ kind: 'saved', because: status.getState().trouble }) as const;
      return orSaved<SubmitResult>(sentOf(taken.seq), saved);
    },

    async keep(submission, beside) {
      const taken = await take(submission, beside);
      if (taken.kind === 'kept') void flush('submit');
      return taken;
    },

    flush,

    async retry(seq) {
      const change = await alter(seq, (part) => part.retry(seq));
      return change === 'gone' ? (await staff.changes()).retry(seq) : change;
    },

    edit: (seq, submission, opened) => alter(seq, (part) => part.edit(seq, submission, opened)),

    async discard(seq, along) {
      const { change, undo } = await (await load()).discard(seq, along);
      if (change === 'changed') await monitor.changed([seq]);
      return {
        change,
        async undo() {
          await undo();
          changed(seq);
        },
      };
    },

    async change(change) {
      const kept = await keepChange(change, 0);
      return kept.kind === 'kept' ? kept.outcome() : kept;
    },
    changeLater: keepChange,

    authorize: staff.authorize,
    insist: async (seq, seen, combine) => (await staff.changes()).insist(seq, seen, combine),

    list: monitor.read,
    entries: monitor.list,
    storing: staff.storing,
    tidy,
    read: connection.read,
    write: connection.write,
    async forgetBookings() {
      await rows.forgetBookings();
      await monitor.changed([]);
    },
    status,

    prepare: async () => void (await load().catch(() => undefined)),

    async start() {
      await monitor.start();
      if (left() > 0) ask(env.registerSync);
      await flush('start');
      await rows.forgetBookings(clock.now()).catch(report);
      const { delivered, parked } = status.getState();
      if (delivered + parked > 0) await tidy();
    },

    suspend,

    async resume() {
      isAway = false;
      await flush('visible');
    },

    stop() {
      suspend();
      stopAsking();
      monitor.stop();
      connection.close();
    },
  };
}
