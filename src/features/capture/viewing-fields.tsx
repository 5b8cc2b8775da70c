import { viewingBudgets, viewingInterests, viewingProperties } from '../../content/viewing';
import { LIMIT, lineRule } from '../../domain/field-rules';
import type { Viewing } from '../../domain/viewing';
import type { FieldErrors } from '../../lib/field-errors';
import { EmailField, PhoneField, SelectField, TextArea, TextField } from '../../ui/field';

type Props = {
  /** Tells the fields of two forms on one page apart. */
  id: string;
  errors: FieldErrors;
  /** What stands in the fields from the start. */
  viewing?: Viewing;
};

/** About one visitor. Nothing is filled in by the browser: it knows only the agent. */
export function ViewingFields({ id, errors, viewing }: Props) {
  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField
        {...field('name')}
        {...lineRule(LIMIT.name)}
        label="Name"
        autoCapitalize="words"
        enterKeyHint="next"
        defaultValue={viewing?.name}
      />
      <PhoneField
        {...field('phone')}
        label="Phone"
        enterKeyHint="next"
        defaultValue={viewing?.phone}
      />
      <EmailField
        {...field('email')}
        label="Email"
        optional
        enterKeyHint="next"
        defaultValue={viewing?.email}
      />
      {viewing && (
        <Choice
          {...field('property')}
          label="Property"
          options={viewingProperties}
          chosen={viewing.property}
        />
      )}
      <Choice
        {...field('interest')}
        label="Interested in"
        options={viewingInterests}
        chosen={viewing?.interest}
      />
      <Choice
        {...field('budget')}
        label="Budget"
        options={viewingBudgets}
        chosen={viewing?.budget}
      />
      <TextArea
        {...field('notes')}
        label="Notes"
        optional
        rows={3}
        maxLength={4000}
        defaultValue={viewing?.notes}
      />
      <Consent id={`${id}-consent`} error={errors['consent']} isGiven={viewing?.hasConsent} />
    </>
  );
}

type ChoiceProps = {
  id: string;
  name: string;
  label: string;
  options: readonly string[];
  chosen: string | undefined;
};

function Choice({ options, chosen, ...select }: ChoiceProps) {
  // What was chosen once stays a choice, though it may not be offered any more.
  const all = chosen && !options.includes(chosen) ? [chosen, ...options] : options;
  return <SelectField {...select} options={all} defaultValue={chosen || options[0]} />;
}

type ConsentProps = { id: string; error: string | undefined; isGiven: boolean | undefined };

function Consent({ id, error, isGiven }: ConsentProps) {
  return (
    <div>
      <label className="consent">
        <input
          type="checkbox"
          id={id}
          name="consent"
          required
          defaultChecked={isGiven}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        They agreed that we may contact them
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
