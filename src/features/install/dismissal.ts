const KEY = 'install-dismissed';

/** Whether the visitor has declined on this device. Without storage we never ask. */
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
    // Storage is full or denied: the card is hidden for this visit only.
  }
}
