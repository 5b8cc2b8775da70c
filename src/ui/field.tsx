import type { ComponentProps, ReactNode } from 'react';
import { emailRule, phoneRule } from '../domain/field-rules';
import { firstOf, later } from './later';

type Frame = {
  id: string;
  label: string;
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined;
  error?: string | undefined;
};

type TextProps = Frame & {
  /** Whether its error changes while somebody is typing, and is read aloud then. */
  isLive?: boolean;
  /** What stands below it. */
  below?: ReactNode;
};

export function TextField({
  label,
  optional,
  error,
  isLive = false,
  below,
  ...input
}: TextProps & ComponentProps<'input'>) {
  return (
    <Field {...{ id: input.id, label, optional, error, isLive, below }}>
      <input className="input" {...described(input.id, error)} {...input} />
    </Field>
  );
}

/** What is said of a text: not before somebody enters a field, or has filled one in and left it before hydration. */
const untilFilledIn = async () => {
  while (!isField(await firstOf('focusin', 'input'))) {}
};

const isField = ({ target }: Event) =>
  target instanceof Element && target.matches(':read-write, select');

/** Asks about an address that is probably mistyped. */
export const AddressQuestion = later(
  async () => (await import('./address-question')).AddressQuestion,
  { when: untilFilledIn },
);

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
      below={<AddressQuestion field={props.id} />}
      {...props}
    />
  );
}

export const PhoneCountry = later(async () => (await import('./phone-country')).PhoneCountry, {
  when: untilFilledIn,
});

export function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...phoneRule}
      below={<PhoneCountry field={props.id} />}
      {...props}
    />
  );
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

/** A checkbox, or one of several radio buttons, with its words beside it. */
export function Check({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`check ${className}`}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}

type FieldProps = TextProps & { children: ReactNode };

export function Field({ id, label, optional, error, isLive, below, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      {isLive ? (
        <div aria-live="polite" className="empty:absolute">
          <FieldError id={id} error={error} />
        </div>
      ) : (
        <FieldError id={id} error={error} />
      )}
      {below}
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
