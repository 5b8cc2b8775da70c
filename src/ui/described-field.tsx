import { type NamedField, nativeRule } from '../domain/fields';
import { EmailField, PhoneField, SelectField, TextArea, TextField } from './field';

type Props = {
  field: NamedField;
  id: string;
  error: string | undefined;
  defaultValue?: string | undefined;
  /** The choices of a property field. Without them it is a text line. */
  choices?: readonly { value: string; label: string }[];
};

/** The field of a described column. Autofill is off, because the text is not about the device's owner. */
export function DescribedField({ field, choices, ...input }: Props) {
  const { column, label, kind, missing } = field;
  const common = {
    ...input,
    ...nativeRule(field),
    name: column,
    label,
    optional: missing === undefined,
    autoComplete: 'off',
  };
  if (kind === 'text') return <TextArea {...common} rows={5} />;
  if (kind === 'property' && choices) return <SelectField {...common} options={choices} />;
  if (kind === 'email') return <EmailField {...common} />;
  return kind === 'phone' ? <PhoneField {...common} /> : <TextField {...common} type="text" />;
}
