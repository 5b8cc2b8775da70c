import { SECOND_MS } from '../lib/durations';
import { showToast } from '../ui/toast';

/** Shows a toast that something was done. */
export function toastDone(title: string, description: string): void {
  void showToast({ kind: 'done', title, description });
}

/** Shows a toast that something failed. */
export function toastFailure(description: string, title = 'Error'): void {
  void showToast({ kind: 'error', title, description });
}

/** How long what the staff did can be undone, and its button is shown. */
export const UNDO_MS = 10 * SECOND_MS;
