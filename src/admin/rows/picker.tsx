import { type ReactNode, useId } from 'react';

type Props = {
  /** What is set: "Status". */
  label: string;
  /** "chosen leads". */
  of: string;
  isDisabled: boolean;
  /** Buttons, each of which chooses. */
  children: ReactNode;
};

/**
 * What can be chosen for several rows, behind a button. Not a native picker: on Windows an arrow key on a closed one
 * chooses at once.
 */
export function Picker({ label, of, isDisabled, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className="choice-tool" popoverTarget={id} disabled={isDisabled}>
        {label}…<span className="sr-only"> of the {of}</span>
      </button>
      <div id={id} popover="auto" className="picker">
        {children}
      </div>
    </>
  );
}
