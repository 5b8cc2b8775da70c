import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, type DialogProps } from './dialog';
import { useMotion } from './use-motion';

type Props = DialogProps & {
  isOpen: boolean;
  /** How it comes and leaves; without it, its contents see to that. */
  movement?: 'sheet';
};

/** What contains the dialogs, if not the document: everything that is made inert with the page behind it. */
export const ModalPlace = createContext<Element | null>(null);

/**
 * A native modal dialog, which traps and returns the focus. In the document only while it is open or animating out, and
 * there outside the page: an open dialog in something that is hidden when a phone is turned would block the page unseen.
 */
export function Modal({ isOpen, movement, ...dialog }: Props) {
  const motion = useMotion(() => !isOpen);
  const place = use(ModalPlace);
  if (!motion) return isOpen && createPortal(<Dialog {...dialog} />, place ?? document.body);
  const Moving = movement === 'sheet' ? motion.Sheet : motion.Dialog;
  return createPortal(
    <motion.Presence>{isOpen && <Moving key="dialog" {...dialog} />}</motion.Presence>,
    place ?? document.body,
  );
}
