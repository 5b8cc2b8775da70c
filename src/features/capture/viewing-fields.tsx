import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { brand } from '../../content/brand';
import { budgetLabels, budgetRates } from '../../content/budget-labels.generated';
import { tourProperties, viewingBudgets, viewingInterests } from '../../content/options';
import { chosenProperty } from '../../content/property-names';
import { preloadRules } from '../../domain/check-submission';
import { LIMIT, lengthRule, lineRule } from '../../domain/field-rules';
import { furtherFields } from '../../domain/fields';
import { findViewingErrors, type Viewing, viewingLead } from '../../domain/viewing';
import { storedText, textOf } from '../../forms/form-fields';
import { typedColumns } from '../../forms/typed-columns';
import { checkTyped } from '../../forms/use-checked-form';
import type { FieldErrors } from '../../lib/field-errors';
import { DescribedField } from '../../ui/described-field';
import {
  Check,
  described,
  EmailField,
  FieldError,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '../../ui/field';

type Props = {
  /** A prefix that distinguishes two forms on one page. */
  id: string;
  errors: FieldErrors;
  viewing?: Viewing;
  /** Beside the name's label. */
  besideName?: ReactNode;
  /** What is known about the phone number. */
  aboutPhone?: ReactNode;
};

/** The fields about a visitor. Autofill is off, because the browser would offer the agent's own details. */
export function ViewingFields({ id, errors, viewing, besideName, aboutPhone }: Props) {
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
      <div className="relative">
        <TextField
          {...field('name')}
          {...lineRule(LIMIT.name)}
          label="Name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        {besideName}
      </div>
      <div>
        <PhoneField {...field('phone')} label="Phone" enterKeyHint="next" />
        {aboutPhone}
      </div>
      <EmailField {...field('email')} label="Email" optional enterKeyHint="next" />
      {viewing && (
        <Choice
          {...field('property')}
          label="Property"
          options={tourProperties}
          defaultValue={storedText(viewing, 'property_interest')}
        />
      )}
      <Choice {...field('interest')} label="Interested in" options={viewingInterests} />
      <div className="grid gap-1">
        <Choice
          {...field('budget')}
          label="Budget"
          options={viewingBudgets}
          aria-describedby={`${id}-rates`}
        />
        <p id={`${id}-rates`} className="note">
          {budgetRates}
        </p>
      </div>
      {furtherFields('leads').map((further) => (
        <DescribedField key={further.column} field={further} {...field(further.column)} />
      ))}
      <TextArea {...field('notes')} {...lengthRule(4000)} label="Notes" optional rows={3} />
      {viewing && <Consent id={id} errors={errors} isGiven={viewing.hasConsent} />}
    </>
  );
}

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  options: readonly string[];
  defaultValue: string | undefined;
};

function Choice({ options, defaultValue: chosen, ...select }: ChoiceProps) {
  // Keep a previous choice even if it is no longer offered.
  const all = chosen && !options.includes(chosen) ? [chosen, ...options] : options;
  const labelled = all.map((value) => ({ value, label: budgetLabels[value] ?? value }));
  return <SelectField {...select} options={labelled} defaultValue={chosen || options[0]} />;
}

type ConsentProps = Pick<Props, 'id' | 'errors'> & { isGiven?: boolean; words?: string };

/** Without their yes nothing is saved: in a new viewing's form it stands beside the button. */
export function Consent({ id: form, errors, isGiven, words = viewingConsent.words }: ConsentProps) {
  const id = `${form}-consent`;
  const error = errors['consent'];
  return (
    <>
      <Check
        id={id}
        className="font-semibold"
        name="consent"
        required
        defaultChecked={isGiven}
        {...described(id, error)}
      >
        {words}
      </Check>
      <FieldError id={id} error={error} />
    </>
  );
}

type Context = { agent: string; consent?: { version: string } } & (
  | { property: string; before?: undefined }
  // Its form has a field for the property.
  | { property?: undefined; before: Viewing }
);

/** When they agreed, and to what: with this form, unless they had agreed before it was corrected. */
function consentOf({
  before,
  consent = viewingConsent,
}: Context): Pick<Viewing, 'consent_at' | 'consent_version'> {
  return before?.hasConsent
    ? { consent_at: before.consent_at, consent_version: before.consent_version }
    : { consent_at: new Date().toISOString(), consent_version: consent.version };
}

/**
 * Validates a viewing's form. Returns the lead that it is stored as.
 * @param context who shows which property, and what the visitor agrees to; for a correction, the viewing as it was
 */
export function checkViewing(target: HTMLFormElement, context: Context) {
  const form = new FormData(target);
  const { agent, property } = context;
  const viewing: Viewing = {
    table: 'leads',
    source: 'viewing',
    ...typedColumns('leads', form),
    ...chosenProperty(property ?? textOf(form, 'property')),
    interest: textOf(form, 'interest'),
    budget: textOf(form, 'budget'),
    agent,
    hasConsent: form.has('consent'),
    ...consentOf(context),
  };
  return checkTyped(target, viewingLead(viewing), findViewingErrors(viewing));
}

/** What a visitor at a viewing agrees to. Other words need another version, which is stored with each consent. */
export const viewingConsent = {
  words: 'They agreed that we may contact them',
  version: '2026-11',
} as const;

/** What a visitor agrees to who fills in the form on the agent's phone themselves. */
export const kioskConsent = {
  words: `I agree that ${brand.name} may contact me`,
  version: '2026-11-kiosk',
} as const;

/** Elements with their own behaviour on Enter. */
const OWN_ENTER = ['TEXTAREA', 'BUTTON'];

/** Enter, the big key under the thumb, moves to the next field. Only in the last one does it submit. */
export function nextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  // In an input method editor, Enter confirms a character.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLElement) || OWN_ENTER.includes(field.tagName)) return;
  const fields = [...event.currentTarget.elements];
  const next = fields[fields.indexOf(field) + 1];
  if (!(next instanceof HTMLElement) || next.getAttribute('type') === 'submit') return;
  event.preventDefault();
  next.focus();
}
