import { kindOf } from '../../domain/submission-kind';
import type { Lead } from '../../domain/viewing';
import { isSameDay } from '../../lib/time-words';
import { type Entry, isLive } from '../../offline/entry';

/** One enquiry of the day, as far as this device still knows it. */
export type Captured = {
  seq: number;
  /** Counts up through the day. */
  number: number;
  at: number;
  state: 'saved' | 'sending' | 'sent' | 'attention';
  /** Gone once it is sent: then only its number is known. */
  lead: Lead | undefined;
  /** Why it was refused. */
  why: string | undefined;
};

export type Today = {
  /** The newest first. */
  captured: Captured[];
  sent: number;
  /** From earlier days, and not sent yet. */
  earlier: number;
};

/** The viewing enquiries among all entries: those of today, and how many older ones still wait. */
export function todaysViewings(entries: Entry[], now: number): Today {
  const today: Today = { captured: [], sent: 0, earlier: 0 };
  for (const entry of entries) {
    const lead = isLive(entry) ? leadOf(entry.submission) : undefined;
    if (!lead && (isLive(entry) || entry.subject.kind !== 'viewing')) continue;
    const at = Date.parse(entry.capturedAt);
    const state = stateOf(entry);
    if (!isSameDay(at, now)) {
      if (state !== 'sent') today.earlier += 1;
      continue;
    }
    if (state === 'sent') today.sent += 1;
    const number = today.captured.length + 1;
    const why = entry.state.kind === 'parked' ? entry.state.why : undefined;
    today.captured.push({ seq: entry.seq, number, at, state, lead, why });
  }
  today.captured.reverse();
  return today;
}

function leadOf(submission: Parameters<typeof kindOf>[0]): Lead | undefined {
  return submission.table === 'leads' && kindOf(submission) === 'viewing' ? submission : undefined;
}

function stateOf({ state }: Entry): Captured['state'] {
  switch (state.kind) {
    case 'delivered':
      return 'sent';
    case 'sending':
      return 'sending';
    case 'parked':
      return 'attention';
    case 'waiting':
    case 'held':
      return 'saved';
  }
}

/** "12 today, 9 sent" */
export function countWords({ captured, sent }: Today): string {
  return `${captured.length} today, ${sent} sent`;
}
