import { AMENDMENT, type Outgoing } from '../domain/amendment';
import type { Outcome } from '../offline/outcome';
import { type Answer, readTrouble, type Trouble } from './read-trouble';

/** What the answer is an answer to. */
export type Asked = {
  submission: Outgoing;
  /** An earlier attempt may have stored the row. */
  ambiguous: boolean;
  now: number;
};

/** What a column is called, where that is not its name. */
const LABELS: Record<string, string> = {
  email: 'email address',
  phone: 'phone number',
  property_interest: 'property',
};

/**
 * What an answer means for a submission. Only 201, and "taken" about our own key, mean that it is stored: a hotspot
 * answers 200 to anything. To a correction the database answers 200 and one of four words.
 */
export function readAnswer(answer: Answer, asked: Asked): Outcome {
  const { submission, now } = asked;
  if (submission.revision) {
    const [, why] = /^"(amended|late|changed|unknown)"$/.exec(answer.body) ?? [];
    if (answer.status === 200 && why) {
      return why === 'amended'
        ? { kind: 'delivered' }
        : { kind: 'rejected', why, names: AMENDMENT };
    }
  } else if (answer.status === 201) return { kind: 'delivered' };
  const row = { table: submission.table, columns: Object.keys(submission) };
  const trouble = readTrouble(answer, row, now);
  switch (trouble.kind) {
    case 'refused':
      return refused(trouble, asked);
    case 'forbidden': {
      const why = 'Our database refused this. Please call us or write to us on WhatsApp.';
      return { kind: 'rejected', why, code: trouble.code };
    }
    // Also what is said of a token. We send none: this isn't our database's word about our row.
    default:
      return trouble;
  }
}

function refused(
  { kind: _, ...rest }: Trouble & { kind: 'refused' },
  { submission, ambiguous }: Asked,
): Outcome {
  if (/^(23505|SUP)$/.test(rest.code)) {
    // Our own key is taken: an earlier attempt, or the browser's own repetition, has stored the row.
    if (rest.names === `${submission.table}_pkey`) return { kind: 'delivered' };
    if (rest.names === 'newsletter_subscribers_email_key') {
      return ambiguous ? { kind: 'delivered' } : { kind: 'closed', why: 'already-subscribed' };
    }
  }
  if (rest.code === 'PT422') {
    const why =
      'Our database takes no more corrections of this: what was sent stays. Tell the office.';
    return { kind: 'rejected', why, ...rest };
  }
  const { field } = rest;
  const label = field ? `the ${LABELS[field] ?? field}` : 'what you wrote';
  const why = `Our database could not accept ${label}. Please check it and send it again.`;
  return { kind: 'rejected', why, ...rest };
}
