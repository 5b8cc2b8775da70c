/**
 * Keeps an element above everything else: inside the topmost modal dialog, because everything outside it is inert, and
 * as a popover, because a dialog that is being animated would move its children along.
 */
export function keepOnTop(layer: HTMLElement): void {
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
