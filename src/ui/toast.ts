import { TOAST_MS, type Toast } from './toast-message';

const loadToaster = () => import('./toaster');

/** Fetches the toaster ahead of need: a form does so when it is first touched. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/** Shows a message. Its script is fetched with the first one; without it the words are shown plainly. */
export async function showToast(toast: Toast): Promise<void> {
  try {
    const { show } = await loadToaster();
    show(toast);
  } catch {
    showPlain(toast);
  }
}

function showPlain({ kind, title, description, isOfRow }: Toast): void {
  const box = document.createElement('div');
  box.className = `toast toast-plain toast-${kind} ${isOfRow ? 'toast-of-row' : ''}`;
  box.role = 'status';
  // Seen above open dialogs; there is nothing to tap in it.
  box.popover = 'manual';
  for (const text of [title, description]) {
    box.appendChild(document.createElement('p')).textContent = text;
  }
  document.body.append(box);
  box.showPopover?.();
  setTimeout(() => box.remove(), TOAST_MS);
}
