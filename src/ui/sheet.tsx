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

/** A native dialog: a bottom sheet on phones, centred on wide screens. */
export function Sheet({ title, isOpen, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, so that it opens before its children's effects run: they may want to focus something, which is
  // impossible in a closed dialog.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // Call `onClose` immediately. On a busy phone the dialog's own `close` event may arrive after a tap that reopens it,
  // and would close it again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; keyboards have Escape and the button
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
