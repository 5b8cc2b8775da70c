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

function showPlain({ kind, title, description }: Toast): void {
  const box = document.createElement('div');
  box.className = `toast toast-plain ${kind === 'error' ? 'toast-error' : ''}`;
  box.role = 'status';
  const heading = document.createElement('p');
  heading.className = 'toast-title';
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = description;
  box.append(heading, text);
  document.body.append(box);
  setTimeout(() => box.remove(), TOAST_MS);
}
