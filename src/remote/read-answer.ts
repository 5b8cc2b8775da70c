import type { Submission } from '../domain/submission';
import type { Outcome } from '../offline/outcome';
import { type ApiError, constraintOf, fieldOf, readApiError } from './api-error';
import { retryAfter } from './retry-after';

/** An answer with its whole body. */
export type Answer = { status: number; retryAfter: string | null; body: string };

/** What the answer is an answer to. */
export type Asked = {
  submission: Submission;
  /** An earlier attempt may have stored the row. */
  ambiguous: boolean;
  /** Time since it was captured. */
  ageMs: number;
  now: number;
};

/** An address that isn't there for a whole day is no passing trouble: a person should know. */
const PATIENCE_MS = 24 * 60 * 60_000;

const CHECK = 'Our database could not accept this. Please check what you wrote and send it again.';
const REFUSED = 'Our database refused this. Please call us or write to us on WhatsApp.';
const NOT_FOUND =
  'Our server could not be found for a day. Please call us or write to us on WhatsApp.';

const LABELS: Record<string, string> = {
  name: 'the name',
  email: 'the email address',
  phone: 'the phone number',
  message: 'the message',
  notes: 'the notes',
  property_interest: 'the property',
};

/**
 * What an answer means for a submission. Only 201, and "taken" about our own key, mean that it is stored: a hotspot
 * answers 200 to anything.
 */
export function readAnswer(answer: Answer, asked: Asked): Outcome {
  if (answer.status === 201) return { kind: 'delivered' };
  const error = readApiError(answer.body);
  const outcome = (error && byCode(error, asked)) ?? byStatus(answer, error, asked);
  if (outcome.kind !== 'retry') return outcome;
  const retryAfterMs = retryAfter(answer.retryAfter, error?.details ?? '', asked.now);
  return retryAfterMs === undefined ? outcome : { ...outcome, retryAfterMs };
}

/** By the code, whatever the status: hosted and embedded databases use different ones for the same error. */
function byCode(error: ApiError, asked: Asked): Outcome | undefined {
  const { code, message } = error;
  if (code === '23505') return taken(error, asked);
  if (code === 'SUP' && /violates [a-z -]+ constraint/.test(message)) return refused(error, asked);
  if (code === '42501') return { kind: 'rejected', why: REFUSED, code };
  // Rolled back by the server for reasons of its own; the next attempt may pass.
  if (/^(40001|40P01|57014|54000|53400|55\w{3})$/.test(code)) {
    return { kind: 'retry', scope: 'entry', mayBeStored: false, why: code };
  }
  // An error of the embedded database without a code of its own.
  if (code === 'SUP') return { kind: 'retry', scope: 'entry', mayBeStored: true, why: code };
  if (/^(53|08)\w{3}$|^57P0\d$|^PGRST00[0-3]$/.test(code)) return link(code, true);
  if (/^PGRST(204|205|202|106)$/.test(code)) {
    return { kind: 'hold', scope: 'entry', why: 'version' };
  }
  // Says something about a token, and we send none: this isn't our database's word about our row.
  if (/^PGRST30\d$/.test(code)) return link(code, false);
  if (/^(21|22|23)\w{3}$/.test(code) || code === 'PGRST102') return refused(error, asked);
  return undefined;
}

function byStatus(answer: Answer, error: ApiError | undefined, asked: Asked): Outcome {
  const { status } = answer;
  const why = error?.code || `HTTP ${status}`;
  const later = (mayBeStored: boolean): Outcome => link(why, mayBeStored);

  // Not our server, or our 201 was changed on the way.
  if (status < 400) return later(true);
  if (status === 402 || status === 540) return hold();
  if (status === 408) return later(true);
  if (status === 425 || status === 429) return later(false);
  if (status >= 500) return later(true);
  if (isPage(answer.body)) return tooOld(asked) ?? later(false);
  // The gateway refuses the app's key; a hotspot's 401 has no error of this shape.
  if (status === 401 && error && !isDatabaseCode(error.code)) return hold();
  if (status === 400 || status === 415 || status === 422) return refused(error, asked);
  // Our API said so, with a code that isn't known here.
  if (error?.code) return refused(error, asked);
  return tooOld(asked) ?? later(false);
}

/** A key is taken: our own, then an earlier attempt (or the browser's own repetition) has stored the row. */
function taken(error: ApiError, { submission, ambiguous }: Asked): Outcome {
  const constraint = constraintOf(error.message);
  if (constraint === `${submission.table}_pkey`) return { kind: 'delivered' };
  if (constraint === 'newsletter_subscribers_email_key') {
    return ambiguous ? { kind: 'delivered' } : { kind: 'closed', why: 'already-subscribed' };
  }
  return { kind: 'rejected', why: CHECK, code: error.code };
}

function refused(error: ApiError | undefined, { submission }: Asked): Outcome {
  const { table } = submission;
  const field = error && fieldOf(table, Object.keys(submission), error.message);
  const label = field && LABELS[field];
  return {
    kind: 'rejected',
    why: label
      ? `Our database could not accept ${label}. Please check it and send it again.`
      : CHECK,
    ...(field ? { field } : {}),
    ...(error?.code ? { code: error.code } : {}),
  };
}

function link(why: string, mayBeStored: boolean): Outcome {
  return { kind: 'retry', scope: 'link', mayBeStored, why };
}

function hold(): Outcome {
  return { kind: 'hold', scope: 'all', why: 'configuration' };
}

function tooOld({ ageMs }: Asked): Outcome | undefined {
  return ageMs > PATIENCE_MS ? { kind: 'rejected', why: NOT_FOUND } : undefined;
}

function isPage(body: string): boolean {
  return /^\s*</.test(body);
}

/** Errors of the database itself: five characters, or `PT` and a status that a function chose. */
function isDatabaseCode(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}
