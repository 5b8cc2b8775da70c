import { budgetLabels, budgetRates } from '../../content/budget-labels.generated';
import { viewingBudgets, viewingInterests } from '../../content/options';
import { LIMIT, lineRule } from '../../domain/field-rules';
import { NOT_SAID } from '../../domain/viewing';
import type { FieldErrors } from '../../lib/field-errors';
import { EmailField, PhoneField, SelectField, TextField } from '../../ui/field';
import { Consent, kioskConsent } from './viewing-fields';

/** Nobody has to say. */
const chosen = (value: string) => ({
  value,
  label: value === NOT_SAID ? 'I’d rather not say' : (budgetLabels[value] ?? value),
});

/** What a visitor is asked. Autofill is off: it would offer the agent's details, or those of whoever was here before. */
export function KioskFields({ errors }: { errors: FieldErrors }) {
  const field = (name: string) => ({
    id: `kiosk-${name}`,
    name,
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <>
      <TextField
        {...field('name')}
        {...lineRule(LIMIT.name)}
        label="Your name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <PhoneField {...field('phone')} label="Your phone" enterKeyHint="next" />
      <EmailField {...field('email')} label="Your email" optional enterKeyHint="next" />
      <SelectField
        {...field('interest')}
        label="What brings you here"
        options={viewingInterests.map(chosen)}
      />
      <div className="grid gap-1">
        <SelectField
          {...field('budget')}
          label="Your budget"
          options={viewingBudgets.map(chosen)}
          aria-describedby="kiosk-rates"
        />
        <p id="kiosk-rates" className="note">
          {budgetRates}
        </p>
      </div>
      <div>
        <Consent id="kiosk" errors={errors} words={kioskConsent.words} />
      </div>
    </>
  );
}
