import { TOAST_MS, type Toast } from './toast-message';

const loadToaster = () => import('./toaster');

/** Loads the toaster's code ahead of time, for instance when a form is first touched. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/** Shows a message. The first one loads the toaster's code; if that fails, the message is in a plain box. */
export function showToast(toast: Toast): Promise<void> {
  return loadToaster()
    .then(({ show }) => show(toast))
    .catch(() => showPlain(toast));
}

function showPlain({ kind, title, description, isOfRow, ms = TOAST_MS }: Toast): void {
  const box = document.createElement('div');
  box.className = `toast toast-plain toast-${kind}`;
  box.role = 'status';
  // A popover shows above open dialogs; the box contains no controls.
  box.popover = 'manual';
  // This box would also cover the password sheet, so it must not name anybody.
  for (const text of isOfRow ? [title] : [title, description]) {
    box.appendChild(document.createElement('p')).textContent = text;
  }
  document.body.append(box);
  box.showPopover?.();
  setTimeout(() => box.remove(), ms);
}

/** Long enough to select and copy a link. */
const COPY_MS = 20_000;

/** Shows a link where it can neither be shared nor copied. */
export const showLink = (url: string): Promise<void> =>
  showToast({
    kind: 'error',
    title: 'Please copy the link yourself',
    description: url,
    ms: COPY_MS,
  });
