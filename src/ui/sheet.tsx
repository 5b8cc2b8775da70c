import { X } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon';

type Props = {
  title: string;
  isOpen: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/** The browser's own dialog: from below on phones, in the middle of wide screens. */
export function Sheet({ title, isOpen, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the effects of what it holds: something in it may take the focus, which a closed dialog can't have.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // Told at once: a busy phone hears the dialog's own word after the tap that opens it again, and would close it.
  const close = () => {
    dialog.current?.close();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the sheet; keys have Escape and the button
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-label={title}
      onCancel={(event) => event.target === dialog.current && close()}
      onClose={() => isOpen && !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2 className="subtitle font-serif">{title}</h2>
          <button type="button" className="tool -mr-3" onClick={close}>
            <Icon drawing={X} size={24} />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
