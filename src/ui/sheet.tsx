import { X } from 'lucide';
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { Tool } from './button';
import { PagePart } from './contained';
import { Dialog, type DialogProps } from './dialog';
import { useMotion } from './use-motion';

type Props = {
  title: string;
  isOpen: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A bottom sheet on phones, a centred dialog on wide screens. Its contents are mounted only while it is open. */
export function Sheet({ title, className = '', children, ...modal }: Props) {
  return (
    <Modal {...modal} movement="sheet" className={`sheet ${className}`} aria-label={title}>
      <div className="sheet-body">
        <div className="sheet-head">
          <h2 className="subtitle font-serif">{title}</h2>
          <Tool drawing={X} className="-mr-3" onClick={modal.onClose}>
            Close
          </Tool>
        </div>
        <PagePart>{children}</PagePart>
      </div>
    </Modal>
  );
}

type ModalPlaceProps = DialogProps & {
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
export function Modal({ isOpen, movement, ...dialog }: ModalPlaceProps) {
  const motion = useMotion(() => !isOpen);
  const place = use(ModalPlace);
  if (!motion) return isOpen && createPortal(<Dialog {...dialog} />, place ?? document.body);
  const Moving = movement === 'sheet' ? motion.Sheet : motion.Dialog;
  return createPortal(
    <motion.Presence>{isOpen && <Moving key="dialog" {...dialog} />}</motion.Presence>,
    place ?? document.body,
  );
}
