import { showToast } from '../ui/toast';

/** Shows a toast that something was done. */
export function sayDone(title: string, description: string): void {
  void showToast({ kind: 'done', title, description });
}

/** Shows a toast that something failed. */
export function sayFailed(description: string, title = 'Error'): void {
  void showToast({ kind: 'error', title, description });
}
