import type { Change } from '../domain/change';
import type { Checked, Submission } from '../domain/submission';
import { HOUR_MS } from '../lib/durations';
import { inTime } from '../lib/in-time';
import { createConnection, isFull } from './connection';
import { again, captured, type NewEntry, type Origin } from './entry';
import { createLazyChanges } from './lazy-changes';
import type { Trigger } from './link';
import { createMonitor, LOAD_AGAIN_MS, REARM_MS } from './monitor';
import { type KeepChangeResult, type KeepResult, type SubmitResult, withSent } from './result';
import type { OutboxEnv, Sending } from './sending';
import { type AlsoWrite, addEntry, deleteOldBookings } from './stored-records';

/** Keeps submissions until the database has them. */
export type Outbox = ReturnType<typeof createOutbox>;

/** After this a person is told "saved" instead of waiting for the database. */
const PATIENCE_MS = 4_000;

/** Creates an outbox. It touches nothing before its first use. */
export function createOutbox(env: OutboxEnv) {
  const { clock, newId, report = () => {} } = env;
  const connection = createConnection(env.openDatabase, clock, {
    freeSpace: () => orReport(env.freeSpace),
    remembered: () => monitor.unsent(),
    lost: () => void monitor.refresh(),
  });
  const monitor = createMonitor({ ...env, connection });
  const { status } = monitor;
  const staff = createLazyChanges(load, report);
  /** Does what may fail, or is an optional feature that this browser lacks. */
  const orReport = (work?: () => unknown) => Promise.resolve().then(work).catch(report);
  let sending: Sending | undefined;
  /** What was sent without being stored here, and may have arrived: the same again keeps its id. */
  let unclear: NewEntry | undefined;
  let loading: Promise<Sending> | undefined;
  let loadAgainAt = 0;
  let stopAsking = () => {};
  let isAway = false;
  let persistAsked = false;
  let lookedBackAt = Number.NEGATIVE_INFINITY;

  /** Loads the sending half. @throws when that fails: another trigger or a later timer tries again */
  function load(): Promise<Sending> {
    loading ??= env.loadSending().then(
      (create) => {
        loadAgainAt = 0;
        sending = create({
          ...env,
          connection,
          monitor,
          report,
          onChange: (seqs) => void monitor.changed(seqs),
          onEnd: () => void monitor.catchUp(),
          isAway: () => isAway,
        });
        return sending;
      },
      (error: unknown) => {
        loading = undefined;
        loadAgainAt = clock.now() + LOAD_AGAIN_MS;
        throw error;
      },
    );
    return loading;
  }

  // The sending half sets its own timers. Until it is loaded, waiting entries set a timer to load it.
  status.subscribe(() => {
    stopAsking();
    if (sending || !monitor.isStarted() || left() === 0) return;
    const wait = Math.max(REARM_MS, loadAgainAt - clock.now());
    stopAsking = clock.setTimer(() => void flush('timer'), wait);
  });

  function left(): number {
    const { waiting, sending, held } = status.getState();
    return waiting + sending + held;
  }

  /** Tries what is due. */
  async function flush(trigger: Trigger): Promise<void> {
    staff.flush(trigger);
    // Most visits have nothing to send, and don't need the code.
    if (trigger !== 'submit') await monitor.refresh();
    if (trigger === 'visible') void lookBack();
    if (trigger !== 'submit' && left() === 0) return;
    await orReport(async () => (await load()).flush(trigger));
    await monitor.catchUp();
  }

  const tidy = () => orReport(async () => (await load()).tidy());
  /** Cares for what was sent: at the start, and whenever the page is shown again, as an installed app stays open for days. */
  async function lookBack(): Promise<void> {
    const { delivered, parked } = status.getState();
    if (delivered + parked === 0 || Math.abs(clock.now() - lookedBackAt) < HOUR_MS) return;
    lookedBackAt = clock.now();
    await tidy();
  }

  /** Stores a submission, or sends it at once where nothing can be stored. */
  async function take(
    submission: Checked<Submission>,
    alsoWrite?: AlsoWrite,
    { id, at, by, pass }: Origin = { id: newId(), at: clock.now() },
  ): Promise<KeepResult> {
    const isViewing = 'source' in submission && submission.source === 'viewing';
    const more = { ...(isViewing && { secret: newId() }), ...(by && { by, pass }) };
    const entry = again(unclear, submission) ?? captured(id, submission, at, more);
    let seq: number;
    try {
      seq = await addEntry(connection, entry, alsoWrite);
    } catch (error) {
      report(error);
      status.setState({ storage: 'unwritable' });
      void monitor.refresh();
      const cause = isFull(error) ? ('quota' as const) : ('unavailable' as const);
      const sent = await load().then(
        ({ sendDirectly }) => sendDirectly(entry, cause),
        () => ({ kind: 'not-saved' as const, cause, isUnclear: entry.ambiguous || undefined }),
      );
      unclear = sent.kind === 'not-saved' && sent.isUnclear ? entry : undefined;
      return sent;
    }
    if (entry.ambiguous) unclear = undefined;
    status.setState({ storage: 'ok' });
    void monitor.changed([seq]);
    if (!persistAsked) void orReport(env.persist);
    persistAsked = true;
    void orReport(env.registerSync);
    return { kind: 'kept', seq };
  }

  /** Returns nothing when the result takes too long, or the sending code can't be loaded. */
  const soon = <R>(result: Promise<R>) => inTime(result, PATIENCE_MS, clock.setTimer);

  /** Resolves once the change is published. */
  function changed(seqs?: number[]) {
    const published = monitor.changed(seqs);
    void flush('manual');
    return published;
  }

  /** Changes an entry, and sends it. */
  async function alter<R>(seq: number, change: (part: Sending) => Promise<R>): Promise<R> {
    const done = await change(await load());
    if (done === 'changed') void changed([seq]);
    return done;
  }

  /** Stores a change to be sent after a delay, unless it is discarded first. */
  async function changeLater(change: Change, afterMs: number): Promise<KeepChangeResult> {
    const kept = await staff.keep(change, afterMs);
    if (kept.kind !== 'kept') return kept;
    const saved = { kind: 'saved' } as const;
    const outcome = async () => withSent((await soon(kept.outcome())) ?? saved, kept.isSent);
    return { ...kept, outcome };
  }

  /** Stops sending and releases the locks at once, before the page is frozen or enters the back/forward cache. */
  const suspend = () => {
    isAway = true;
    sending?.cut();
  };

  return {
    /** Stores and sends a submission, and reports the result within a few seconds. */
    async submit(...given: Parameters<typeof take>): Promise<SubmitResult> {
      const taken = await take(...given);
      if (taken.kind !== 'kept') return taken;
      const sent = flush('submit');
      const result = await soon(load().then((part) => part.outcome(taken.seq, sent)));
      const saved = { kind: 'saved', because: status.getState().trouble } as const;
      return withSent(result ?? saved, async () => (await load()).isSent(taken.seq));
    },
    /** Stores a submission and resolves as soon as it is on disk; sending continues in the background. */
    async keep(...given: Parameters<typeof take>): Promise<KeepResult> {
      const taken = await take(...given);
      if (taken.kind === 'kept') void flush('submit');
      return taken;
    },
    flush,
    /** Tries one entry now, even a parked one. */
    async retry(seq: number) {
      const change = await alter(seq, (part) => part.retry(seq));
      return change === 'gone' ? (await staff.changes()).retry(seq) : change;
    },
    /** Replaces what differs from `opened`, the form's first values, and sends it; a delivered lead's for a while. */
    edit: (seq: number, submission: Checked<Submission>, opened?: Submission) =>
      alter(seq, (part) => part.edit(seq, submission, opened)),
    /** Removes an entry and its picture, once no attempt is under way (then perhaps `gone`); `undo` puts both back. */
    async discard(seq: number) {
      const removal = await (await load()).discard(seq);
      // Its picture went with it.
      if (removal.change === 'changed') await monitor.changed();
      return { ...removal, undo: () => removal.undo().then(() => changed()) };
    },
    /** Stores and sends an administrator's change, and reports the result within a few seconds. */
    async change(change: Change) {
      const kept = await changeLater(change, 0);
      return kept.kind === 'kept' ? kept.outcome() : kept;
    },
    changeLater,
    authorize: staff.authorize,
    readContents: monitor.readContents,
    contents: monitor.contents,
    storing: staff.storing,
    status,
    tidy,
    // For data beside submissions; a page that shows it reads it again whenever the status changes.
    read: connection.read,
    write: connection.write,
    note: monitor.note,
    /**
     * Deletes the consultations and tours requested on this device, and the copies of what was sent from it, and ends its
     * notifications if it is told of one.
     * @throws if one of these fails; another try goes on from there
     */
    async forgetBookings() {
      await (await load()).forgetBookings();
      await monitor.changed([]);
    },
    /** Deletes what captures have left on this device, except what is still to be sent. */
    forgetViewings: async () => (await load()).forgetViewings(),
    /** Loads the sending code ahead of need. */
    prepare: () => load().catch(() => undefined),
    /** Starts sending automatically: now, by timer, and when another tab saves something. */
    async start() {
      await monitor.start();
      if (left() > 0) void orReport(env.registerSync);
      await flush('start');
      await lookBack();
      await orReport(() => deleteOldBookings(connection, env.hostTime));
    },
    suspend,
    /** Sends again after the page is back. */
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
