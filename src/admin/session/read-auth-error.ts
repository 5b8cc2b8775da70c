import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import type { AuthAnswer } from './auth-answer';

/** Waits for the account client's answer. Never rejects. */
export async function answerOf(request: Promise<{ error: unknown }>): Promise<AuthAnswer> {
  try {
    return readAuthError((await request).error);
  } catch (error) {
    console.error('A request to the account server failed.', error);
    return { kind: 'unexpected' };
  }
}

/** Reads the error in the account client's answer, if there is one. */
export function readAuthError(error: unknown): AuthAnswer {
  if (!error) return { kind: 'done' };
  // Without a status there was no response at all.
  if (isAuthRetryableFetchError(error) && !error.status) return { kind: 'unreachable' };
  if ((isAuthApiError(error) || isAuthWeakPasswordError(error)) && error.message) {
    return { kind: 'refused', message: error.message };
  }
  return { kind: 'unexpected' };
}
