import type { ComponentProps, ReactNode } from 'react';
import { emailRule, phoneRule } from '../domain/field-rules';

type Frame = {
  id: string;
  label: string;
  /** Says so beside the label, for fields that may stay empty. */
  optional?: boolean | undefined;
  /** What is wrong, in plain words. */
  error?: string | undefined;
};

/** A labelled line of text. */
export function TextField({ label, optional, error, ...input }: Frame & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} optional={optional} error={error}>
      <input className="input" {...described(input.id, error)} {...input} />
    </Field>
  );
}

/** A labelled e-mail address: the right keyboard, and no capital letter put before it. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...emailRule}
      {...props}
    />
  );
}

/** A labelled phone number. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...phoneRule} {...props} />;
}

/** A labelled text of several lines. */
export function TextArea({ label, optional, error, ...area }: Frame & ComponentProps<'textarea'>) {
  return (
    <Field id={area.id} label={label} optional={optional} error={error}>
      <textarea className="input" {...described(area.id, error)} {...area} />
    </Field>
  );
}

type Select = Frame & ComponentProps<'select'> & { options: readonly (string | Option)[] };
/** A choice that reads otherwise than what it stands for. */
type Option = { value: string; label: string };

/** A labelled choice from a list; the phone's own picker serves best. */
export function SelectField({ label, optional, error, options, ...select }: Select) {
  return (
    <Field id={select.id} label={label} optional={optional} error={error}>
      <select className="input" {...described(select.id, error)} {...select}>
        {options.map((option) => {
          const { value, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </Field>
  );
}

type FieldProps = Frame & { children: ReactNode };

function Field({ id, label, optional, error, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function described(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}
