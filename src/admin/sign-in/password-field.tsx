import { type ComponentProps, useState } from 'react';
import { described, Field, type TextField } from '../../ui/field';
import { PASSWORD_LENGTH } from './account-errors';

type Props = ComponentProps<typeof TextField> & { hint?: string };

/** A labelled password field that can show its text: on a phone, people mistype what they can't see. */
export function PasswordField({ id, label, error, hint, ...input }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} error={error}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="input pr-20"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={hint && `${id}-hint`}
          {...described(id, error)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 min-w-18 cursor-pointer px-3 font-semibold text-palm focus-visible:-outline-offset-4"
          aria-controls={id}
          onClick={() => setIsShown((was) => !was)}
        >
          <span>{isShown ? 'Hide' : 'Show'}</span>
          <span className="sr-only"> password</span>
        </button>
      </div>
      {hint && !error && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </Field>
  );
}

export function NewPasswordField(props: Props) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH}
      hint={`At least ${PASSWORD_LENGTH} characters.`}
    />
  );
}
