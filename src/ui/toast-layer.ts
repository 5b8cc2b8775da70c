/**
 * Keeps an element above everything: in the modal dialog that stands on top, because nothing outside that one can be tapped,
 * and as a popover, because a dialog that moves takes along what is placed in it.
 */
export function keepOnTop(layer: HTMLElement): void {
  const raise = () => {
    (topDialog() ?? document.body).append(layer);
    layer.showPopover?.();
  };
  layer.popover = 'manual';
  raise();
  // A dialog may also go away without being closed, and take the element with it.
  new MutationObserver((changes) => {
    if (changes.some(isOfDialog) || !layer.isConnected) raise();
  }).observe(document, { attributeFilter: ['open'], childList: true, subtree: true });
}

/** Dialogs are no list in the order of their opening; but the backdrop of the last covers every corner. */
const topDialog = () => document.elementFromPoint(0, 0)?.closest('dialog[open]');

const isOfDialog = ({ type, target }: MutationRecord) =>
  type === 'attributes' && target instanceof HTMLDialogElement;
