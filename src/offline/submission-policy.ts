import { AMEND_MS, isFinal, type Outgoing } from '../domain/amendment';
import type { Submission } from '../domain/submission';
import { kindOf } from '../domain/submission-kind';
import { merged } from '../domain/three-way';
import { phoneMark } from '../lib/fingerprint';
import {
  captured,
  type DeliveredEntry,
  type Entry,
  isLive,
  type LiveEntry,
  type Queued,
  readEntry,
  secretOf,
  triesOf,
} from './entry';
import { HOLD_MS } from './link';
import { isPicture, type PictureEntry, readPicture } from './pictures';
import { anew, onItsOwn, type Policy, SENT_BEFORE } from './policy';

/** At 6 KB a second, which 2G reaches: a quarter of a megabyte. */
const PICTURE_PATIENCE_MS = 45_000;

/** Visitors' submissions, and the pictures that belong to them. */
export const submissionPolicy: Policy<Entry | PictureEntry, LiveEntry | PictureEntry> = {
  names: { lock: 'meridian-outbox', link: 'link', heartbeat: 'lease' },
  // A parked lead is not sent, but its picture has to wait for it.
  kinds: ['waiting', 'held', 'sending', 'parked'],
  read: (record) => readEntry(record) ?? readPicture(record),
  write: (entry) => entry,
  // Until what comes before an entry is stored, the database knows no such lead, or takes the earlier for the later.
  next(entries) {
    const isOpen = ({ state }: Queued) => state.kind !== 'delivered' && state.kind !== 'parked';
    const ready = entries
      .filter(isLive)
      .filter((entry) => !before(entry, entries).some(isPicture(entry) ? isLive : isOpen));
    const picture = nextPicture(ready.filter(isPicture));
    return ready.filter((entry) => !isPicture(entry) || entry === picture);
  },
  related: before,

  patienceMs: (parcel) => (isPicture(parcel) ? PICTURE_PATIENCE_MS : undefined),

  /** Sends what may be stored already in its first form, so that a "taken" key means exactly that content. */
  parcel(entry) {
    if (isPicture(entry)) return entry;
    const { first } = entry.submission;
    return first ? { ...entry, submission: first } : entry;
  },

  delivered(entry, outcome, _sent, now) {
    if (isPicture(entry)) return pictureStub(entry, now);
    if (outcome.kind === 'closed') return stub(entry, now, { note: outcome.why });
    const { first, ...since } = entry.submission;
    if (!first || isCorrectedAlready(first, since)) {
      return stub(entry, now, { epoch: outcome.epoch });
    }
    return {
      ...anew(entry, now),
      submission: { ...since, revision: since.revision ?? 1 },
      amendUntil: amendableUntil(entry, now),
      epoch: outcome.epoch,
    };
  },

  isAnswered: false,
  sentAgain,
  insteadOf(entry, now, outcome) {
    if (isPicture(entry)) return undefined;
    const { first, ...since } = entry.submission;
    if (entry.amends) return onItsOwn(entry, now);
    const epoch = outcome.kind === 'rejected' ? outcome.epoch : undefined;
    // Another database than the one that had the lead gets it as a whole. Once: after that its word counts.
    if (!first && since.revision && entry.epoch && epoch && epoch !== entry.epoch) {
      const { revision: _, ...whole } = since;
      return {
        ...anew(entry, now),
        ...SENT_BEFORE,
        epoch,
        submission: { ...since, first: whole },
      };
    }
    // The database refused the first version, so it does not have it: the edited version takes its place.
    return first ? { ...anew(entry, now), submission: since } : undefined;
  },

  // If the database refuses the whole app, that is the link's state; the entry just waits.
  held: ({ scope, why }, now) =>
    scope === 'all'
      ? { kind: 'waiting', dueAt: now, why: 'broken' }
      : { kind: 'held', code: why, since: now, dueAt: now + HOLD_MS },

  /** An attempt's outcome says nothing about corrections made since. */
  isSame: (entry, sent) => entry.id === sent.id && revisionOf(entry) === revisionOf(sent),
};

/** The entries that have to be stored first: its lead, and what was asked for earlier with the same secret. */
function before(entry: LiveEntry | PictureEntry, entries: (Entry | PictureEntry)[]) {
  if (isPicture(entry)) return entries.filter(({ id }) => id === entry.lead);
  const { amends, secret, seq } = entry;
  return entries.filter(
    (one) =>
      one.id === amends || (!isPicture(one) && one.seq < seq && secret && secretOf(one) === secret),
  );
}

const revisionOf = (entry: LiveEntry | PictureEntry) =>
  isPicture(entry) ? undefined : entry.submission.revision;

/** Returns the picture to be sent: one at a time, since on a slow line several would all come too late. */
function nextPicture(pictures: PictureEntry[]): PictureEntry | undefined {
  const dueAt = ({ state }: PictureEntry) =>
    'dueAt' in state ? state.dueAt : Number.POSITIVE_INFINITY;
  const sending = pictures.find(({ state }) => state.kind === 'sending');
  return sending ?? [...pictures].sort((one, other) => dueAt(one) - dueAt(other))[0];
}

/** Counts from the start of the attempt: the database stored the row after that. */
function amendableUntil({ amendUntil, state }: LiveEntry, now: number): number {
  return amendUntil ?? ('since' in state ? state.since : now) + AMEND_MS;
}

/** A database that was restored may have the correction already: what it builds on was sent in the corrected form. */
function isCorrectedAlready(first: Submission, { revision: _, ...since }: Submission & Outgoing) {
  return JSON.stringify(first) === JSON.stringify(since);
}

/** Makes a delivered entry due if another database than this one has said that it has it. */
function sentAgain(entry: Entry | PictureEntry, epoch: string, now: number): typeof entry {
  if (isPicture(entry) || isLive(entry)) return entry;
  const { seq, id, capturedAt, amends, kept } = entry;
  if (!kept?.epoch || kept.epoch === epoch) return entry;
  const { submission, secret, by, pass, until } = kept;
  const { revision, ...whole } = submission;
  return {
    ...captured(id, submission, now, { secret, amendUntil: until }),
    ...(amends && { amends }),
    // What was corrected is sent as a whole; a database that has it uncorrected refuses that, and gets the correction.
    ...(revision && !amends && { submission: { ...submission, first: whole } }),
    ...('step' in entry && { step: entry.step }),
    // A backup may contain it.
    ...SENT_BEFORE,
    seq,
    capturedAt,
    by,
    pass,
  };
}

/** Nothing of the picture stays. */
function pictureStub({ seq, id, capturedAt }: PictureEntry, now: number): DeliveredEntry {
  const subject = { table: 'lead_pictures', property: null, kind: 'picture' };
  return { seq, id, capturedAt, subject, state: { kind: 'delivered', at: now } };
}

function stub(
  entry: LiveEntry,
  now: number,
  { note, epoch }: { note?: 'already-subscribed'; epoch?: string | undefined },
): DeliveredEntry {
  const { seq, id, capturedAt, secret, by, pass, isCleared, amends } = entry;
  const { first: _, ...submission } = entry.submission;
  const kind = kindOf(submission);
  const until = amendableUntil(entry, now);
  const isListed = kind === 'viewing' && !isCleared;
  const canCorrect = isListed && secret !== undefined && now < until;
  // Of lists that people may have left since, a restored database hears nothing.
  const isEnquiry = submission.table === 'contacts' || submission.table === 'leads';
  const isCopied = epoch !== undefined && isEnquiry && !isCleared;
  const property =
    'property_interest' in submission
      ? submission.property_interest
      : // An alert has no words for it.
        ('property_slug' in submission && submission.property_slug) || null;
  return {
    seq,
    id,
    capturedAt,
    subject: {
      table: submission.table,
      property,
      kind,
      name: (isListed && 'name' in submission && submission.name) || undefined,
      ...(isListed &&
        'phone' in submission &&
        submission.phone && { mark: phoneMark(submission.phone) }),
    },
    // Names what it asked of a consultation.
    ...('step' in entry && { step: entry.step }),
    ...(amends && { amends }),
    ...((canCorrect || isCopied) && {
      kept: {
        submission,
        secret,
        ...(canCorrect && { until }),
        ...(isCopied && { by, pass, epoch }),
      },
    }),
    state: { kind: 'delivered', at: now, note },
  };
}

/**
 * Gives an entry new content; `undefined` if it is too late for that. The edit of a delivered entry becomes a
 * correction, which waits, is sent and is retried like any other entry.
 *
 * If an attempt may have been stored, sending the edit under the old id would be answered with "taken", which reads as
 * delivered, and the edit would be lost. So a viewing is sent unedited and then corrected; others get a new id.
 *
 * @param opened the values the form was opened with: fields nobody changed keep the entry's current values
 */
export function edited(
  entry: Entry,
  typed: Submission,
  newId: () => string,
  now: number,
  opened?: Submission,
): LiveEntry | undefined {
  const kept = isLive(entry) ? entry : entry.kept;
  if (!kept) return undefined;
  const { revision = 0, first, ...before } = kept.submission;
  const submission = opened ? merged(opened, typed, before) : typed;
  if (!isLive(entry)) {
    const { seq, id, capturedAt } = entry;
    if (!('until' in kept) || kept.until === undefined || now >= kept.until) return undefined;
    const { secret, by, pass, epoch, until: amendUntil } = kept;
    const next = captured(id, submission, now, { secret, amendUntil });
    const corrected = { ...submission, revision: revision + 1 };
    return { ...next, seq, capturedAt, by, pass, epoch, submission: corrected };
  }
  if (entry.amends) return { ...onItsOwn(entry, now), submission };
  // What was tried before the edit may have arrived, and still counts.
  const sent = entry.ambiguous && { ambiguous: true, tries: triesOf(entry) };
  const again = { ...anew(entry, now), submission, ...sent };
  if (isFinal(entry)) return undefined;
  // Corrections may arrive twice: the highest revision wins.
  // Of a lead that a restored database may have lost, the first form goes before.
  if (revision)
    return {
      ...again,
      submission: { ...submission, ...(first && { first }), revision: revision + 1 },
    };
  const canAmend = entry.secret && kindOf(submission) === 'viewing';
  const amended = { ...submission, first: first ?? before };
  // Leave a running attempt alone, and correct the row once it has arrived.
  if (entry.state.kind === 'sending' && canAmend) return { ...entry, submission: amended };
  if (!entry.ambiguous) return again;
  if (!canAmend) return { ...anew(entry, now), submission, id: newId() };
  return { ...again, submission: amended };
}
