import type { Submission } from '../domain/submission';
import type { Changes, CreateChanges } from './changes/changes';
import { createClaims } from './claims';
import { createDirect, type SendDirectly } from './direct';
import { edited } from './edited';
import type { LiveEntry } from './entry';
import { createFlush, type Flush } from './flush';
import { prune } from './lasting';
import type { Deliver, Outcome } from './outcome';
import { revive } from './revive';
import { type Changed, createRows } from './rows';
import type { SendingParts } from './sending-parts';

/** What a page needs for sending, as against keeping. */
export type Sending = {
  flush: Flush;
  sendDirectly: SendDirectly;
  /** Gives an entry other content. */
  edit(seq: number, submission: Submission, opened?: Submission): Promise<Changed>;
  /** Forgets of what went out whatever is no longer of use. */
  prune(): Promise<void>;
  /** The administrators' part, fetched with the first one who signs in. @throws when it can't be had */
  changes(): Promise<Changes>;
};

export type CreateSending = (parts: SendingParts) => Sending;

/** What only the root knows. */
type SendingEnv = {
  deliver: Deliver;
  /** Without: a page on which nobody of the staff works. */
  loadChanges?: () => Promise<CreateChanges>;
};

/**
 * The half of the outbox that talks to the database. A page gets it when there is something to send: keeping a
 * submission works without it, as a page whose signal went has to.
 */
export function createSending({
  deliver,
  loadChanges,
  ...parts
}: SendingParts & SendingEnv): Sending {
  const { connection, clock, newId, random } = parts;
  const claims = createClaims({ connection, now: clock.now, random, by: newId() });
  const flush = createFlush<LiveEntry, Outcome>({
    ...parts,
    claims,
    deliver,
  });
  let changes: Changes | undefined;
  let isSuspended = false;
  return {
    flush: {
      ...flush,
      async run(trigger) {
        if (trigger === 'start') await revive(connection, clock.now());
        await flush.run(trigger);
      },
      get running() {
        return flush.running;
      },
      suspend() {
        isSuspended = true;
        flush.suspend();
        changes?.suspend();
      },
      resume() {
        isSuspended = false;
        flush.resume();
        changes?.resume();
      },
    },
    sendDirectly: createDirect({ clock, deliver }),
    edit: (seq, submission, opened) =>
      createRows(connection).change(seq, (entry) =>
        edited(entry, submission, newId, clock.now(), opened),
      ),
    prune: () => prune(connection, clock.now()),
    async changes() {
      if (!loadChanges) throw new Error('This page has no part for administrators.');
      const create = await loadChanges();
      if (!changes) {
        changes = create(parts);
        if (isSuspended) changes.suspend();
      }
      return changes;
    },
  };
}
