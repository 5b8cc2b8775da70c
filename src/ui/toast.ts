import { TOAST_MS, type Toast } from './toast-message';

const loadToaster = () => import('./toaster');

/** Fetches the toaster ahead of need: a form does so when it is first touched. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/** Shows a message. Its script is fetched with the first one; without it the words are shown plainly. */
export function showToast(toast: Toast): Promise<void> {
  return loadToaster()
    .then(({ show }) => show(toast))
    .catch(() => showPlain(toast));
}

function showPlain({ kind, title, description, isOfRow }: Toast): void {
  const box = document.createElement('div');
  box.className = `toast toast-plain toast-${kind}`;
  box.role = 'status';
  // Seen above open dialogs; there is nothing to tap in it.
  box.popover = 'manual';
  // Above the question for the password as well, so it names nobody.
  for (const text of isOfRow ? [title] : [title, description]) {
    box.appendChild(document.createElement('p')).textContent = text;
  }
  document.body.append(box);
  box.showPopover?.();
  setTimeout(() => box.remove(), TOAST_MS);
}
