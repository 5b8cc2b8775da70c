import { X } from 'lucide';
import type { ReactNode } from 'react';
import { PagePart } from './contained';
import { Modal } from './modal';
import { Tool } from './tool';

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
