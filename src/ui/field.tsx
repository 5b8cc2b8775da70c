import type { ComponentProps, ReactNode } from 'react';
import { emailRule, phoneRule } from '../domain/field-rules';

type Frame = {
  id: string;
  label: string;
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined;
  error?: string | undefined;
};

export function TextField({ label, optional, error, ...input }: Frame & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} optional={optional} error={error}>
      <input className="input" {...described(input.id, error)} {...input} />
    </Field>
  );
}

/** An e-mail field: the right keyboard on phones, and no automatic capital letter. */
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

export function PhoneField(props: ComponentProps<typeof TextField>) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...phoneRule} {...props} />;
}

export function TextArea({ label, optional, error, ...area }: Frame & ComponentProps<'textarea'>) {
  return (
    <Field id={area.id} label={label} optional={optional} error={error}>
      <textarea className="input" {...described(area.id, error)} {...area} />
    </Field>
  );
}

type Select = Frame & ComponentProps<'select'> & { options: readonly (string | Option)[] };
/** A choice whose label differs from its value. */
type Option = { value: string; label: string };

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

export function Field({ id, label, optional, error, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error that `described` refers to. */
export function FieldError({ id, error }: Pick<Frame, 'id' | 'error'>) {
  return (
    error && (
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    )
  );
}

export function described(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}
