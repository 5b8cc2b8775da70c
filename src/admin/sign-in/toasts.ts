import type { Toast } from '../../ui/toast-message';
import type { AuthAnswer } from '../session/auth-answer';

export const WELCOME: Toast = {
  kind: 'done',
  title: 'Welcome back!',
  description: 'You have successfully signed in.',
};

export const ACCOUNT_CREATED: Toast = {
  kind: 'done',
  title: 'Account Created!',
  description: 'Please check your email to verify your account.',
};

export const SIGNED_OUT: Toast = {
  kind: 'done',
  title: 'Signed Out',
  description: 'You have been successfully signed out.',
};

export const ACCESS_DENIED: Toast = {
  kind: 'error',
  title: 'Access Denied',
  description: "You don't have admin privileges.",
};

export const EMAIL_VERIFIED: Toast = {
  kind: 'done',
  title: 'Email Verified',
  description: 'Your account is ready.',
};

export const PASSWORD_CHANGED: Toast = {
  kind: 'done',
  title: 'Password Changed',
  description: 'From now on you sign in with the new password.',
};

const NO_NETWORK = 'This needs a network. Please check your connection and try again.';

/**
 * What is said about a request to the account server that did not succeed.
 * @param title what failed
 */
export function failureToast(title: string, answer: Exclude<AuthAnswer, { kind: 'done' }>): Toast {
  switch (answer.kind) {
    case 'refused':
      return { kind: 'error', title, description: answer.message };
    case 'unreachable':
      return { kind: 'error', title, description: NO_NETWORK };
    case 'unexpected':
      return { kind: 'error', title: 'Error', description: 'An unexpected error occurred.' };
  }
}
