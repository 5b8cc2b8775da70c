import { type ComponentProps, useState } from 'react';

type Props = {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string;
} & ComponentProps<'input'>;

/** A labelled password that can be shown: typing one blind on a phone goes wrong. */
export function PasswordField({ id, label, error, hint, ...input }: Props) {
  const [isShown, setIsShown] = useState(false);
  const described = [hint && !error && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="input pr-20"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          className="password-toggle"
          aria-controls={id}
          onClick={() => setIsShown((was) => !was)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </div>
      {hint && !error && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
