import type { Toast } from '../../ui/toast-message';

/** The outcome of a request to the account server. */
export type AuthAnswer =
  | { kind: 'done' }
  /** With the server's message. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'unexpected' };

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
