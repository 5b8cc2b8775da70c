import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { Action } from './button';
import { TOAST_MS, type Toast } from './toast-message';

const MAX_VISIBLE = 3;

let isMounted = false;

/** Shows a message; the first one mounts the region that holds them. */
export function show(toast: Toast): void {
  if (!isMounted) mount();
  sonner.custom((id) => <ToastCard {...toast} onDone={() => sonner.dismiss(id)} />, {
    duration: toast.ms ?? TOAST_MS,
  });
}

function mount(): void {
  const container = document.createElement('div');
  keepOnTop(container);
  // Mount synchronously, including effects: the toaster ignores messages sent before it subscribes.
  flushSync(() =>
    createRoot(container).render(
      <Toaster
        className="toast-region no-print"
        position="bottom-right"
        visibleToasts={MAX_VISIBLE}
        offset={{ bottom: 'var(--offset-toast)', right: '1.5rem' }}
        mobileOffset={{ bottom: 'var(--offset-toast)', left: '1rem', right: '1rem' }}
        gap={10}
      />,
    ),
  );
  isMounted = true;
}

function ToastCard({ onDone, ...toast }: Toast & { onDone: () => void }) {
  const { kind, title, description, isOfRow, action } = toast;
  return (
    <div className={`toast toast-${kind} ${isOfRow ? 'toast-of-row' : ''}`}>
      <p>{title}</p>
      <p>{description}</p>
      {action && (
        <Action
          className="cursor-pointer"
          onClick={() => {
            onDone();
            action.run();
          }}
        >
          {action.label}
        </Action>
      )}
    </div>
  );
}

/**
 * Keeps an element above everything else: inside the topmost modal dialog, because everything outside it is inert, and
 * as a popover, because a dialog that is being animated would move its children along.
 */
function keepOnTop(layer: HTMLElement): void {
  const raise = () => {
    (topDialog() ?? document.body).append(layer);
    layer.showPopover?.();
  };
  layer.popover = 'manual';
  raise();
  // A dialog may also be removed without being closed, taking the element with it.
  new MutationObserver((changes) => {
    if (changes.some(isOfDialog) || !layer.isConnected) raise();
  }).observe(document, { attributeFilter: ['open'], childList: true, subtree: true });
}

/** The document doesn't expose the order of open dialogs, but the topmost backdrop covers every corner. */
const topDialog = () => document.elementFromPoint(0, 0)?.closest('dialog[open]');

const isOfDialog = ({ type, target }: MutationRecord) =>
  type === 'attributes' && target instanceof HTMLDialogElement;
