import type { Clock } from '../../device/clock';
import { applyRules, type Check, type Checked, type Submission } from '../../domain/submission';
import type { FieldErrors } from '../../lib/field-errors';
import { createChanges, type DeliverChange } from '../changes/changes';
import {
  type DeviceEnv,
  databaseOpener,
  type OpenDatabase,
  type OutboxDatabase,
} from '../connection';
import type { Origin } from '../entry';
import { createOutbox, type Outbox } from '../outbox';
import type { Deliver } from '../outcome';
import {
  type EditResult,
  firstRefusal,
  type KeepResult,
  rejection,
  type SubmitResult,
} from '../result';
import { createSender, type Sender, type SenderEnv } from '../sender';
import { createSending, type OutboxEnv, type SendingEnv } from '../sending';
import type { AlsoWrite } from '../stored-records';
import { submissionPolicy } from '../submission-policy';
import type { ManualClock } from './clock';
import { createLocks } from './locks';

/** A context on the device that can be killed or frozen; all contexts share the device's storage and locks. */
type Life = {
  /** Like `kill -9`: its code stops between two steps, for good. */
  kill(): void;
  /** Like a frozen page: no timer fires and no answer arrives, but its locks stay held. */
  freeze(): void;
  thaw(): void;
};

/** A page's outbox behind forms that validate input, as the real ones do. */
export type TypedOutbox = Omit<Outbox, 'submit' | 'keep' | 'edit'> & {
  submit(typed: Submission, alsoWrite?: AlsoWrite, origin?: Origin): Promise<SubmitResult>;
  keep(typed: Submission, alsoWrite?: AlsoWrite): Promise<KeepResult>;
  edit(seq: number, typed: Submission, opened?: Submission): Promise<EditResult>;
};

/** A tab. */
export type Tab = Life & {
  outbox: TypedOutbox;
  /** Signs an administrator in; `deliver` sends their changes. */
  signIn(deliver: DeliverChange): void;
};
/** The service worker, woken by the browser. */
export type Worker = Life & { sender: Sender };

type CheckResult = Check<Checked<Submission>>;
type FormCheck = (typed: Submission) => CheckResult | Promise<CheckResult>;

/** What differs for one tab. */
type TabOptions = Partial<OutboxEnv & SenderEnv & Pick<SendingEnv, 'endPush' | 'readEpoch'>> & {
  check?: FormCheck;
};

export type FakeDevice = {
  open(own?: TabOptions): Tab;
  wake(): Worker;
  isSending(): boolean;
};

type DeviceOptions = {
  clock: ManualClock;
  deliver: Deliver;
  /** `false` for a browser without Web Locks. */
  withLocks?: boolean;
  random?: () => number;
  newId?: () => string;
};

/** Creates a phone with its storage (the global `indexedDB`), its locks and its broadcast channel. */
export function createDevice(options: DeviceOptions): FakeDevice {
  const {
    clock,
    withLocks = true,
    random = Math.random,
    newId = () => crypto.randomUUID(),
  } = options;
  const locks = createLocks();
  const listeners = new Map<object, (seqs?: number[]) => void>();

  function live(own: TabOptions = {}) {
    const owner = {};
    let life: 'running' | 'frozen' | 'dead' = 'running';
    let deferred: (() => void)[] = [];
    /** Runs `step` now, after the thaw, or never. */
    const alive = (step: () => void) => {
      if (life === 'running') step();
      else if (life === 'frozen') deferred.push(step);
    };

    const ownClock: Clock = {
      now: clock.now,
      setTimer: (callback, ms) => clock.setTimer(() => alive(callback), ms),
    };
    const channel: DeviceEnv['channel'] = {
      post(seqs) {
        for (const [other, hear] of listeners)
          if (other !== owner) queueMicrotask(() => hear(seqs));
      },
      listen(listener) {
        listeners.set(owner, (seqs) => alive(() => listener(seqs)));
        return () => listeners.delete(owner);
      },
    };
    /** Makes requests whose answers only reach a context that is still alive. */
    const mortal =
      <Sent, Result>(send: (sent: Sent, signal: AbortSignal) => Promise<Result>) =>
      (sent: Sent, signal: AbortSignal) =>
        new Promise<Result>((resolve) => {
          if (life === 'dead') return;
          send(sent, signal).then((outcome) => alive(() => resolve(outcome)));
        });
    const deliver: Deliver = mortal(own.deliver ?? options.deliver);
    const env: OutboxEnv & SenderEnv = {
      loadSending: async () => (parts) =>
        createSending({
          ...parts,
          deliver,
          ...(own.readEpoch && { readEpoch: own.readEpoch }),
          ...(own.endPush && { endPush: own.endPush }),
          loadChanges: async () => createChanges,
        }),
      newId,
      random,
      locks: withLocks ? locks.of(owner) : undefined,
      ...own,
      clock: ownClock,
      channel,
      deliver,
      openDatabase: tracked(own.openDatabase ?? databaseOpener(), clock, () => life === 'dead'),
    };
    return {
      env,
      mortal,
      kill() {
        life = 'dead';
        listeners.delete(owner);
        locks.release(owner);
      },
      freeze() {
        if (life === 'running') life = 'frozen';
      },
      thaw() {
        if (life !== 'frozen') return;
        life = 'running';
        const missed = deferred;
        deferred = [];
        for (const step of missed) alive(step);
      },
    };
  }
  return {
    open(own) {
      const { env, mortal, ...life } = live(own);
      const outbox = behindForms(createOutbox(env), own?.check ?? applyRules);
      return {
        ...life,
        outbox,
        signIn: ({ staff, deliver }) => outbox.authorize({ staff, deliver: mortal(deliver) }),
      };
    },
    wake() {
      const { env, mortal: _, ...life } = live();
      return { ...life, sender: createSender(env) };
    },
    isSending: () => locks.isHeld(submissionPolicy.names.lock),
  };
}

function behindForms(outbox: Outbox, check: FormCheck): TypedOutbox {
  const refused = (errors: FieldErrors) => firstRefusal(errors) ?? rejection({ why: '' });
  return {
    ...outbox,
    async submit(typed, alsoWrite, origin) {
      const { data, errors } = await check(typed);
      return data ? outbox.submit(data, alsoWrite, origin) : refused(errors);
    },
    async keep(typed, alsoWrite) {
      const { data, errors } = await check(typed);
      return data ? outbox.keep(data, alsoWrite) : refused(errors);
    },
    async edit(seq, typed, opened) {
      const { data, errors } = await check(typed);
      return data ? outbox.edit(seq, data, opened) : refused(errors);
    },
  };
}

/** Registers every transaction with the clock, and ends a dead context's access to the database. */
function tracked(open: OpenDatabase, clock: ManualClock, isDead: () => boolean): OpenDatabase {
  return async (on) => {
    const database = await clock.track(open(on));
    const transaction = (...args: Parameters<OutboxDatabase['transaction']>) => {
      // Code in a dead process would just stop. Nothing here can do that, so an error has to do.
      if (isDead()) throw new Error('This context is dead.');
      const tx = database.transaction(...args);
      void clock.track(tx.done).catch(() => undefined);
      return tx;
    };
    return new Proxy(database, {
      get(target, property) {
        if (property === 'transaction') return transaction;
        const value = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
}
