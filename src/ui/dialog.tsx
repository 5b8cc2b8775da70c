import {
  type ComponentProps,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export type DialogProps = Pick<ComponentProps<'dialog'>, 'aria-label' | 'children'> & {
  className: string;
  onClose: () => void;
};

type Props = DialogProps & {
  /** Whether it is closed and only looks open, because it is animating out. */
  isLeaving?: boolean;
  ref?: RefObject<HTMLDialogElement | null> | undefined;
};

/** A native modal dialog that is open while it is in the document, and not leaving. */
export function Dialog({ isLeaving = false, onClose, ref, ...attributes }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;

  // A layout effect, so that the dialog opens before its children's effects run: they may want to focus something,
  // which is impossible in a closed dialog.
  useLayoutEffect(() => {
    if (isLeaving) return;
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, [isLeaving, dialog]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside it; Escape closes it as well
    <dialog
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

/**
 * For what is inside a `Dialog`: calls `onOpen` once the dialog is open, and before it is painted. A dialog opens in a layout
 * effect, which runs after those of its children; state that they set there is rendered after it, in the same frame.
 */
export function useOnceOpen(isShown: boolean, onOpen: () => void): void {
  const [isOpen, setIsOpen] = useState(false);
  const opened = useEffectEvent(onOpen);
  useLayoutEffect(() => setIsOpen(isShown), [isShown]);
  useLayoutEffect(() => {
    if (isOpen) opened();
  }, [isOpen]);
}
