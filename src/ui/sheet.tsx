import { X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon';

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The browser's own dialog: from below on phones, in the middle of wide screens. */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the sheet; keys have Escape and the button
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="sheet-body">
        <div className="flex items-center justify-between">
          <h2 className="subtitle font-serif">{title}</h2>
          <button type="button" className="tool -mr-3" onClick={() => dialog.current?.close()}>
            <Icon drawing={X} size={24} />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
