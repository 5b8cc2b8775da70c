import type { Submission } from '../domain/submission';
import { findMergeErrors } from '../domain/three-way';
import type { FieldErrors } from '../lib/field-errors';
import type { Changes, CreateChanges } from './changes/changes';
import { createDirect, type SendDirectly } from './direct';
import { createFlush, type Flush } from './flush';
import type { Deliver } from './outcome';
import { remove } from './removal';
import { type EditResult, invalid } from './result';
import { type Along, createRows } from './rows';
import type { SendingParts } from './sending-parts';
import { edited, submissionPolicy } from './submission-policy';
import { prune, revive } from './upkeep';

/** What a page needs for sending, as against keeping. */
export type Sending = {
  flush: Flush;
  sendDirectly: SendDirectly;
  /** Gives an entry other content. */
  edit(seq: number, submission: Submission, opened?: Submission): Promise<EditResult>;
  /** Removes an entry, and what goes with it. */
  remove(seq: number, along?: Along): ReturnType<typeof remove>;
  /** Forgets of what went out whatever is no longer of use. */
  prune(): Promise<unknown>;
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
  const { connection, clock, newId } = parts;
  const flush = createFlush(parts, submissionPolicy, deliver);
  let changes: Changes | undefined;
  let isSuspended = false;
  return {
    flush: {
      ...flush,
      async run(trigger) {
        if (trigger === 'start') await revive(connection, submissionPolicy, clock.now());
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
    async edit(seq, submission, opened) {
      let refused: FieldErrors = {};
      const change = await createRows(connection).change(seq, (entry) => {
        const next = edited(entry, submission, newId, clock.now(), opened);
        refused = next ? findMergeErrors(next.submission, submission) : {};
        return Object.keys(refused).length > 0 ? undefined : next;
      });
      return Object.keys(refused).length > 0 ? invalid(refused) : change;
    },
    remove: (seq, along) => remove(connection, seq, along),
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
