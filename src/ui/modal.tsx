import { type ComponentProps, createContext, use, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMotion } from './use-motion';

type DialogProps = Pick<ComponentProps<'dialog'>, 'aria-label' | 'children' | 'onKeyDown'> & {
  className: string;
  onClose: () => void;
};

type Props = DialogProps & { isOpen: boolean; movement: 'sheet' | 'gallery' };

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
  const { dialogs, Presence, Present } = motion;
  return createPortal(
    <Presence>
      {isOpen && (
        <Present key="dialog">
          {(isPresent) => <Dialog {...dialog} as={dialogs[movement]} isLeaving={!isPresent} />}
        </Present>
      )}
    </Presence>,
    place ?? document.body,
  );
}

type Motion = NonNullable<ReturnType<typeof useMotion>>;
type PartProps = DialogProps & {
  as?: 'dialog' | Motion['dialogs'][Props['movement']];
  isLeaving?: boolean;
};

function Dialog({ as: Element = 'dialog', isLeaving = false, onClose, ...attributes }: PartProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, so that the dialog opens before its children's effects run: they may want to focus something,
  // which is impossible in a closed dialog. While animating out, it is already closed and only looks open.
  useLayoutEffect(() => {
    if (isLeaving) return;
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, [isLeaving]);

  return (
    <Element
      {...attributes}
      ref={dialog}
      inert={isLeaving}
      onCancel={(event) => event.target === dialog.current && onClose()}
      // On a busy phone this event may arrive after a tap that reopened it.
      onClose={() => !isLeaving && !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    />
  );
}
