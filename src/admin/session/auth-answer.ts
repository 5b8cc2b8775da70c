import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import type { Toast } from '../../ui/toast-message';

/** The outcome of a request to the account server. */
export type AuthAnswer =
  | { kind: 'done' }
  /** With the server's message. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'unexpected' };

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

/** Returns the toast for a failed request, whose title says what failed. */
export function failureToast(title: string, answer: AuthAnswer): Toast | undefined {
  const failed = (description: string) => ({ kind: 'error', title, description }) as const;
  switch (answer.kind) {
    case 'done':
      return undefined;
    case 'refused':
      return failed(answer.message);
    case 'unreachable':
      return failed('This needs a network. Please check your connection and try again.');
    case 'unexpected':
      return { ...failed('An unexpected error occurred.'), title: 'Error' };
  }
}
