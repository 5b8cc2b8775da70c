import type { ReactNode } from 'react';

/** Buttons of which one tap is enough, below what they are about. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="field-label mb-1.5">{label}</legend>
      <div className="sheet-choices">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { isChosen?: boolean; onChoose: () => void; children: ReactNode };

/** @param isChosen whether it is so already */
export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className="sheet-choice" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
