import { type ComponentProps, useEffect } from 'react';
import { chosenProperty } from '../../content/property-names';
import { viewingBudgets, viewingInterests, viewingProperties } from '../../content/viewing';
import { preloadRules } from '../../domain/check-submission';
import { LIMIT, lineRule } from '../../domain/field-rules';
import { furtherFields } from '../../domain/fields';
import { findViewingErrors, type Viewing, viewingLead } from '../../domain/viewing';
import { storedText, textOf } from '../../forms/form-fields';
import { typedColumns } from '../../forms/typed-columns';
import { checkTyped } from '../../forms/use-checked-form';
import type { FieldErrors } from '../../lib/field-errors';
import { DescribedField } from '../../ui/described-field';
import {
  described,
  EmailField,
  FieldError,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '../../ui/field';
import { viewingConsent } from './consent';

type Props = {
  /** A prefix that distinguishes two forms on one page. */
  id: string;
  errors: FieldErrors;
  viewing?: Viewing;
};

/** The fields about a visitor. Autofill is off, because the browser would offer the agent's own details. */
export function ViewingFields({ id, errors, viewing }: Props) {
  // Load the rules before the network drops.
  useEffect(preloadRules, []);

  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    autoComplete: 'off',
    defaultValue: viewing && storedText(viewing, name),
  });
  return (
    <>
      <TextField
        {...field('name')}
        {...lineRule(LIMIT.name)}
        label="Name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <PhoneField {...field('phone')} label="Phone" enterKeyHint="next" />
      <EmailField {...field('email')} label="Email" optional enterKeyHint="next" />
      {viewing && (
        <Choice
          {...field('property')}
          label="Property"
          options={viewingProperties}
          defaultValue={storedText(viewing, 'property_interest')}
        />
      )}
      <Choice {...field('interest')} label="Interested in" options={viewingInterests} />
      <Choice {...field('budget')} label="Budget" options={viewingBudgets} />
      {furtherFields('leads').map((further) => (
        <DescribedField key={further.column} field={further} {...field(further.column)} />
      ))}
      <TextArea {...field('notes')} label="Notes" optional rows={3} maxLength={4000} />
      <Consent id={`${id}-consent`} error={errors['consent']} isGiven={viewing?.hasConsent} />
    </>
  );
}

type ChoiceProps = ComponentProps<typeof SelectField> & {
  options: readonly string[];
  defaultValue: string | undefined;
};

function Choice({ options, defaultValue: chosen, ...select }: ChoiceProps) {
  // Keep a previous choice even if it is no longer offered.
  const all = chosen && !options.includes(chosen) ? [chosen, ...options] : options;
  return <SelectField {...select} options={all} defaultValue={chosen || options[0]} />;
}

type ConsentProps = { id: string; error: string | undefined; isGiven: boolean | undefined };

function Consent({ id, error, isGiven }: ConsentProps) {
  return (
    <div>
      <label className="flex min-h-14 cursor-pointer items-center gap-3.5 font-semibold">
        <input
          type="checkbox"
          className="size-7 flex-none accent-laterite"
          id={id}
          name="consent"
          required
          defaultChecked={isGiven}
          {...described(id, error)}
        />
        {viewingConsent.words}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

type Context = { agent: string } & (
  | { property: string; before?: undefined }
  // Its form has a field for the property.
  | { property?: undefined; before: Viewing }
);

/** When they agreed, and to what: with this form, unless they had agreed before it was corrected. */
function consentOf(before?: Viewing): Pick<Viewing, 'consent_at' | 'consent_version'> {
  return before?.hasConsent
    ? { consent_at: before.consent_at, consent_version: before.consent_version }
    : { consent_at: new Date().toISOString(), consent_version: viewingConsent.version };
}

/**
 * Validates a viewing's form. Returns the lead that it is stored as.
 * @param context who shows which property; for a correction, the viewing as it was
 */
export function checkViewing(target: HTMLFormElement, context: Context) {
  const form = new FormData(target);
  const { agent, property, before } = context;
  const viewing: Viewing = {
    table: 'leads',
    source: 'viewing',
    ...typedColumns('leads', form),
    ...chosenProperty(property ?? textOf(form, 'property')),
    interest: textOf(form, 'interest'),
    budget: textOf(form, 'budget'),
    agent,
    hasConsent: form.has('consent'),
    ...consentOf(before),
  };
  return checkTyped(target, viewingLead(viewing), findViewingErrors(viewing));
}
