import { AMEND_MS } from '../domain/amendment';
import { kindOf } from '../domain/submission-kind';
import { type DeliveredEntry, type Entry, type LiveEntry, nextEntries, readEntry } from './entry';
import { HOLD_MS } from './link';
import type { Policy } from './policy';

/** Visitors' submissions. */
export const submissionPolicy: Policy<Entry, LiveEntry> = {
  names: { lock: 'meridian-outbox', link: 'link', heartbeat: 'lease' },
  kinds: ['waiting', 'held', 'sending'],
  read: readEntry,
  write: (entry) => entry,
  next: nextEntries,
  beside: ({ amends }, entries) => (amends ? entries.filter(({ id }) => id === amends) : []),

  /** What the database may have already is sent as it was first, so that "taken" is true of it. */
  parcel(entry) {
    const { first } = entry.submission;
    return first ? { ...entry, submission: first } : entry;
  },

  delivered(entry, outcome, _sent, now) {
    const { first, ...since } = entry.submission;
    if (outcome.kind === 'closed' || !first) {
      return stub(entry, now, outcome.kind === 'closed' ? outcome.why : undefined);
    }
    return {
      ...anew(entry, now),
      submission: { ...since, revision: 1 },
      amendUntil: amendableUntil(entry, now),
    };
  },

  isAnswered: false,
  insteadOf(entry, now) {
    const { first, ...since } = entry.submission;
    if (entry.amends) return onItsOwn(entry, now);
    // What the database refuses it does not have: what was made of it since takes its place.
    return first ? { ...anew(entry, now), submission: since } : undefined;
  },

  // A refusal of the app as a whole is the link's state: the entry just waits behind it.
  held: ({ scope, why }, now) =>
    scope === 'all'
      ? { kind: 'waiting', dueAt: now, why: 'broken' }
      : { kind: 'held', why: 'version', code: why, since: now, dueAt: now + HOLD_MS },

  /** News of one attempt says nothing of what has been corrected since. */
  isSame: (entry, sent) =>
    entry.id === sent.id && entry.submission.revision === sent.submission.revision,
};

const anew = (entry: LiveEntry, now: number): LiveEntry => ({
  ...entry,
  attempts: 0,
  ambiguous: false,
  state: { kind: 'waiting', dueAt: now },
});

/** What was to bring another lead up to date, as a lead of its own: under its own id it was never sent. */
export function onItsOwn(entry: LiveEntry, now: number): LiveEntry {
  const { revision: _, ...submission } = entry.submission;
  return { ...anew(entry, now), amends: undefined, submission };
}

/** Counted from the attempt: the database stored it later than that. */
function amendableUntil({ amendUntil, state }: LiveEntry, now: number): number {
  return amendUntil ?? ('since' in state ? state.since : now) + AMEND_MS;
}

function stub(entry: LiveEntry, now: number, note?: 'already-subscribed'): DeliveredEntry {
  const { seq, id, capturedAt, submission, secret } = entry;
  const kind = kindOf(submission);
  const until = amendableUntil(entry, now);
  const property = 'property_interest' in submission ? submission.property_interest : null;
  return {
    seq,
    id,
    capturedAt,
    subject: {
      table: submission.table,
      property,
      kind,
      name: kind === 'viewing' ? (submission.name ?? undefined) : undefined,
    },
    ...(kind === 'viewing' && secret && now < until && { kept: { submission, secret, until } }),
    // Never due. An earlier release beside this one counts these by it.
    state: { kind: 'delivered', at: now, note, ...(note && { dueAt: 0 }) },
  };
}
