const KEY = 'install-dismissed';

/** Whether the visitor has said no on this device. Without storage the question is not asked at all. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberDismissal(): void {
  try {
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // Storage is full or denied: the card is gone for this visit.
  }
}
