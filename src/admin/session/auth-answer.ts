import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';

/** What became of a request to the account server. */
export type AuthAnswer =
  | { kind: 'done' }
  /** The server's own words. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'unexpected' };

/** Reads the error of the account client's answer, if there is one. */
export function readAuthError(error: unknown): AuthAnswer {
  if (!error) return { kind: 'done' };
  // Without a status nothing has answered at all.
  if (isAuthRetryableFetchError(error) && !error.status) return { kind: 'unreachable' };
  if ((isAuthApiError(error) || isAuthWeakPasswordError(error)) && error.message) {
    return { kind: 'refused', message: error.message };
  }
  return { kind: 'unexpected' };
}
