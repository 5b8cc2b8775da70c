import type { Outcome } from '../../offline/outcome';
import type { WrittenRow } from '../../remote/read-answer';
import { type Answer, readFailure } from '../../remote/read-answer';

/** What an answer of the database says to somebody who is signed in. */
export type ChangeAnswer =
  /** The rows that it is about; none if no row fits, or none may be seen. */
  | { kind: 'rows'; rows: unknown[] }
  /** The token is not, or no longer, good. */
  | { kind: 'token' }
  /** The right to do this is missing. */
  | { kind: 'forbidden'; code: string }
  | Extract<Outcome, { kind: 'retry' | 'hold' | 'rejected' }>;

const REFUSED = 'Our database could not accept this. Please check it and try again.';
const TROUBLE =
  'Our server has a problem. The change is kept on this phone and will go out by itself.';
const BUSY = 'Our server is busy. The change is kept on this phone and will go out by itself.';

/**
 * What an answer means. A list of rows is the database's own word; a hotspot answers 200 to anything, and not with that.
 * All else is read by the table that submissions are read by.
 */
export function readChangeAnswer(answer: Answer, row: WrittenRow, now: number): ChangeAnswer {
  const rows = answer.status === 200 ? listIn(answer.body) : undefined;
  if (rows) return { kind: 'rows', rows };
  const failure = readFailure(answer, row, now);
  switch (failure.kind) {
    case 'forbidden':
      return failure;
    case 'refused': {
      const { code, names } = failure;
      return { kind: 'rejected', why: REFUSED, code, ...(names && { names }) };
    }
    case 'hold':
      return { ...failure, why: TROUBLE };
    case 'retry':
      if (failure.isToken) return { kind: 'token' };
      // Nothing that is the database's word has come back: a hotspot's page, or ours was changed on the way.
      if (failure.isForeign || answer.status < 400 || answer.status === 408) return failure;
      return { ...failure, why: failure.why === 'busy' ? BUSY : TROUBLE, isAnswer: true };
  }
}

function listIn(body: string): unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(body);
    return Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
