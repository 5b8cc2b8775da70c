import { isFinal, refusalWords } from '../../domain/amendment';
import type { Lead } from '../../domain/lead';
import { isViewing } from '../../domain/viewing';
import { isSameDay } from '../../lib/time-words';
import { type Entry, isLive } from '../../offline/entry';

/** One of today's viewings, as far as this device still knows it. */
export type Captured = {
  seq: number;
  number: number;
  at: number;
  state: 'saved' | 'sending' | 'sent' | 'corrected' | 'attention';
  /** Whether the database has it, perhaps without its correction. */
  hasArrived: boolean;
  name: string | undefined;
  /** Where the viewing was. */
  property: string | undefined;
  /** The lead, while it can be corrected. */
  lead: Lead | undefined;
  /** Until when it can be corrected, if known. */
  until: number | undefined;
  why: string | undefined;
};

export type Today = {
  /** Newest first. */
  captured: Captured[];
  sent: number;
  /** Unsent ones from earlier days, or from before the list was cleared. */
  earlier: number;
};

/**
 * Today's viewings among all entries, and how many older ones are unsent.
 * @param cleared the last `seq` that existed when the list was cleared
 */
export function todaysViewings(entries: Entry[], now: number, cleared = 0): Today {
  const today: Today = { captured: [], sent: 0, earlier: 0 };
  for (const entry of entries) {
    const lead = leadOf(entry, now);
    if (isLive(entry) ? !lead : entry.subject.kind !== 'viewing') continue;
    const at = Date.parse(entry.capturedAt);
    const state = stateOf(entry);
    const { revision, first } = isLive(entry) ? entry.submission : {};
    // What is sent again with its first form may have been lost by the database.
    const isAmendment = revision !== undefined && !first;
    if (!isSameDay(at, now) || entry.seq <= cleared) {
      // If a correction was refused, the viewing itself has been sent.
      if (state !== 'sent' && !(isAmendment && state === 'attention')) today.earlier += 1;
      continue;
    }
    // A correction means that the viewing itself has been sent.
    const hasArrived = state === 'sent' || isAmendment;
    if (hasArrived) today.sent += 1;
    const number = today.captured.length + 1;
    const why = entry.state.kind === 'parked' ? refusalWords(entry.state) : undefined;
    const name = isLive(entry) ? lead?.name : entry.subject.name;
    const property = isLive(entry) ? lead?.property_interest : entry.subject.property;
    const until = !isLive(entry) && lead ? entry.kept?.until : undefined;
    const correctable = isLive(entry) && isFinal(entry) ? undefined : lead;
    today.captured.push({
      seq: entry.seq,
      number,
      at,
      state,
      hasArrived,
      name,
      property: property ?? undefined,
      lead: correctable,
      until,
      why,
    });
  }
  today.captured.reverse();
  return today;
}

/** The lead of a viewing that can still be changed. */
function leadOf(entry: Entry, now: number): Lead | undefined {
  const kept =
    !isLive(entry) && entry.kept?.until && now < entry.kept.until ? entry.kept : undefined;
  const submission = isLive(entry) ? entry.submission : kept?.submission;
  return submission && isViewing(submission) ? submission : undefined;
}

function stateOf(entry: Entry): Captured['state'] {
  switch (entry.state.kind) {
    case 'delivered':
      return 'sent';
    case 'sending':
      return 'sending';
    case 'parked':
      return 'attention';
    case 'waiting':
    case 'held':
      return isLive(entry) && entry.submission.revision ? 'corrected' : 'saved';
  }
}

/**
 * "12 today, 9 sent"
 * @param unlisted how many more were sent but could not be stored here
 */
export function countWords({ captured, sent }: Today, unlisted = 0): string {
  return `${captured.length + unlisted} today, ${sent + unlisted} sent`;
}

/** A note about viewings that are not in the list; empty if there are none. */
export function unlistedWords(unlisted: number): string {
  if (unlisted === 0) return '';
  const were = unlisted === 1 ? '1 was' : `${unlisted} were`;
  return `${were} sent but could not be saved on this phone, so the list can’t show ${unlisted === 1 ? 'it' : 'them'}.`;
}
