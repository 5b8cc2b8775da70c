import type { ChangeOutcome } from '../../offline/changes/change-outcome';
import { type ApiError, readApiError } from '../../remote/api-error';
import type { Answer } from '../../remote/read-answer';
import { retryAfter } from '../../remote/retry-after';

/** What an answer of the database says to somebody who is signed in. */
export type ChangeAnswer =
  /** The rows that it is about; none if no row fits, or none may be seen. */
  | { kind: 'rows'; rows: unknown[] }
  /** The token is not, or no longer, good. */
  | { kind: 'token' }
  /** The right to do this is missing. */
  | { kind: 'forbidden'; code: string }
  | Extract<ChangeOutcome, { kind: 'retry' | 'hold' | 'rejected' }>;

const REFUSED = 'Our database could not accept this. Please check it and try again.';
const BUSY = 'Our server could not take it just now. It is kept, and tried again.';
const SLOWLY = 'Our server asked to send more slowly. It is kept, and tried again.';
const CONFIGURATION = 'Our server refuses this app for now. It is kept, and tried again.';
const VERSION = 'Kept until this site and its database fit each other again.';

/**
 * What an answer means. A list of rows is the database's own word; a hotspot answers 200 to anything, and not with that.
 */
export function readChangeAnswer(answer: Answer, now: number): ChangeAnswer {
  const rows = answer.status === 200 ? listIn(answer.body) : undefined;
  if (rows) return { kind: 'rows', rows };
  const error = readApiError(answer.body);
  const read = (error && byCode(error, answer.status)) ?? byStatus(answer, error);
  if (read.kind !== 'retry') return read;
  const retryAfterMs = retryAfter(answer.retryAfter, error?.details ?? '', now);
  return retryAfterMs === undefined ? read : { ...read, retryAfterMs };
}

function listIn(body: string): unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(body);
    return Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** By the code, whatever the status: hosted and embedded databases use different ones for the same error. */
function byCode({ code, message }: ApiError, status: number): ChangeAnswer | undefined {
  if (/^PGRST30\d$/.test(code)) return { kind: 'token' };
  if (code === '42501') return { kind: 'forbidden', code };
  if (/^PGRST(204|205|202|106)$/.test(code)) return { kind: 'hold', scope: 'entry', why: VERSION };
  if (code === 'SUP' && /violates [a-z -]+ constraint/.test(message)) return refused(code);
  if (/^(21|22|23)\w{3}$/.test(code) || code === 'PGRST102') return refused(code);
  // Rolled back by the server for reasons of its own; the next attempt may pass.
  if (code === 'SUP' || /^(40001|40P01|57014|54000|53400|55\w{3})$/.test(code)) {
    return { kind: 'retry', scope: 'entry', mayBeStored: false, why: BUSY, isAnswer: true };
  }
  if (/^(53|08)\w{3}$|^57P0\d$|^PGRST00[0-3]$/.test(code)) return later(BUSY);
  // Without a code of the database's own, the gateway refuses the app's key.
  if (status === 401 && !/^[0-9A-Z]{5}$/.test(code)) return configuration();
  return undefined;
}

function byStatus({ status, body }: Answer, error: ApiError | undefined): ChangeAnswer {
  if (status === 402 || status === 540) return configuration();
  if (status === 425 || status === 429) return later(SLOWLY);
  if (status >= 500) return later(BUSY);
  // Not our server: a hotspot's page, or ours was changed on the way.
  if (status < 400 || status === 408 || /^\s*</.test(body)) return unclear(`HTTP ${status}`);
  if (error?.code || status === 400 || status === 415 || status === 422) {
    return refused(error?.code);
  }
  return unclear(`HTTP ${status}`);
}

function refused(code: string | undefined): ChangeAnswer {
  return { kind: 'rejected', why: REFUSED, ...(code ? { code } : {}) };
}

function configuration(): ChangeAnswer {
  return { kind: 'hold', scope: 'all', why: CONFIGURATION };
}

function later(why: string): ChangeAnswer & { kind: 'retry' } {
  return { kind: 'retry', scope: 'link', mayBeStored: true, why, isAnswer: true };
}

/** Nothing that is the database's word has come back. */
function unclear(why: string): ChangeAnswer & { kind: 'retry' } {
  return { kind: 'retry', scope: 'link', mayBeStored: true, why };
}
