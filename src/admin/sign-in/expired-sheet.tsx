import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { later } from '../../ui/later';
import { ModalPlace } from '../../ui/sheet';
import { Wordmark } from '../../ui/wordmark';
import { PasswordSheetContext } from '../staff-sheet';
import type { SignInAgainProps } from './sign-in-again';

/** The form is loaded when it is due, or once the dashboard stands: most sessions never end. */
export const SignInAgain = later(async () => (await import('./sign-in-again')).SignInAgain);

/** `missing` is undefined while the session is valid. */
type Props = Pick<SignInAgainProps, 'missing' | 'who' | 'accounts' | 'onSignOut'> & {
  /** The dashboard. */
  children: ReactNode;
};

/**
 * Asks for the password or the code again above the dashboard, which stays as it is: nothing typed there is lost. Until
 * the answer is right, nothing below can be read or used, and none of its sheets opens above this one. It waits until
 * nobody is typing, or the rest of their sentence would go into the password.
 */
export function ExpiredSheet({ missing, who, accounts, onSignOut, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [below, setBelow] = useState<HTMLDivElement | null>(null);

  const isOpen = useUndisturbed(missing !== undefined);
  const due = missing === undefined ? 'none' : 'due';

  // Runs before anything below is painted, which may have just appeared.
  useLayoutEffect(() => {
    if (isOpen) return cover(dialog.current, below);
    below?.removeAttribute('inert');
    dialog.current?.close();
  }, [isOpen, below]);

  // Runs after the step's own heading has taken the focus.
  useEffect(() => {
    if (isOpen) focusField(dialog.current, missing);
  }, [missing, isOpen]);

  const reopen = () => {
    cover(dialog.current, below);
    focusField(dialog.current, missing);
  };

  return (
    <>
      <dialog
        ref={dialog}
        // At the position of the sign-in page, below the company's name: there is nothing to see above it.
        className="sheet sheet-lock mt-0 max-h-dvh border-t-0 md:mt-auto md:max-h-[calc(100dvh-3rem)] md:border-t md:border-line"
        aria-label={missing === 'code' ? 'One more step' : 'Please sign in again'}
        // The sign-out question is inside this dialog, and may be cancelled.
        onCancel={(event) => event.target === dialog.current && event.preventDefault()}
        // Browsers close a dialog at the second Escape, whatever the page wants.
        onClose={(event) => isOpen && event.target === dialog.current && reopen()}
      >
        <div className="sheet-body grid gap-5">
          <p className="flex min-h-12 items-center">
            <Wordmark />
          </p>
          {(isOpen || missing) && (
            <SignInAgain
              missing={missing}
              isOpen={isOpen}
              who={who}
              accounts={accounts}
              onSignOut={onSignOut}
              onShown={() => {
                if (isOpen) focusField(dialog.current, missing);
              }}
            />
          )}
        </div>
      </dialog>
      <PasswordSheetContext value={isOpen ? 'open' : due}>
        <div ref={setBelow} className="contents">
          <ModalPlace value={below}>{children}</ModalPlace>
        </div>
      </PasswordSheetContext>
    </>
  );
}

function cover(dialog: HTMLDialogElement | null, below: HTMLElement | null): void {
  if (!dialog?.open) dialog?.showModal();
  // Only after opening: the dialog first notes where the focus was, and returns it there on closing.
  below?.setAttribute('inert', '');
}

function focusField(dialog: HTMLDialogElement | null, name: string | undefined): void {
  dialog?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** Whether something that takes the focus may open, which it may not while somebody is typing. */
function useUndisturbed(isWanted: boolean): boolean {
  const [isWriting, setWriting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => watchWriting(document, setWriting), []);
  // Once it is open, people type in it.
  const next = isWanted && (isOpen || !isWriting);
  if (next !== isOpen) setOpen(next);
  return next;
}

const NOT_TEXT = new Set(['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit']);

/**
 * Reports whether somebody is typing: from the first key in a field until the focus moves to something that isn't a
 * field. Pauses don't count: nobody can tell whether they have finished or are thinking.
 * @returns a function that stops it
 */
export function watchWriting(page: Document, onChange: (isWriting: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target }: Event) => {
    if (isTextField(target)) onChange(true);
  };
  /** Waits a task, since the next field gets the focus after this event. When the window loses it, the field keeps it. */
  const checkFocus = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isTextField(page.activeElement) || onChange(false));
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  // Captured before anything on the page can stop them.
  const early = { capture: true, signal };
  for (const type of ['keydown', 'input', 'compositionstart']) {
    page.addEventListener(type, begin, early);
  }
  for (const type of ['focusout', 'pointerup']) page.addEventListener(type, checkFocus, early);
  // Somebody who returns to the tab looks at the page before they type again.
  page.addEventListener('visibilitychange', () => onChange(false), { signal });
  return () => ending.abort();
}

function isTextField(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  if (target.tagName === 'TEXTAREA') return true;
  return target.tagName === 'INPUT' && 'type' in target && !NOT_TEXT.has(String(target.type));
}
