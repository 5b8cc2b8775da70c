import type { InputEvent } from 'react';
import { paymentCurrencies, paymentProperties, paymentTypes } from '../../content/options';
import { SelectField, TextField } from '../../ui/field';
import { SubmitButton } from '../../ui/submit-button';
import { preloadToaster } from '../../ui/toast';
import {
  CARD_MAX,
  CVV_MAX,
  cardText,
  caretAfter,
  cvvText,
  EXPIRY_MAX,
  expiryText,
} from './card-text';
import type { PaymentField } from './payment-values';
import { fieldId, usePayment } from './use-payment';

/** The payment form, as a demonstration. It keeps no draft, and asks the browser to keep nothing either. */
export function PaymentForm() {
  const { onSubmit, errors, isBusy } = usePayment();

  const field = (name: PaymentField) => ({
    id: fieldId(name),
    error: errors[name],
    required: true,
    autoComplete: 'off',
  });
  const digits = (order: (typed: string) => string, maxLength: number) => ({
    inputMode: 'numeric' as const,
    spellCheck: false,
    className: 'input figures',
    onInput: putInOrder(order),
    maxLength,
  });
  return (
    <form
      method="post"
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
      onFocus={preloadToaster}
      className="grid grid-cols-2 gap-5 sm:grid-cols-4"
    >
      <div className="col-span-2">
        <SelectField {...field('property')} label="Property">
          {paymentProperties.map(option)}
        </SelectField>
      </div>
      <div className="col-span-2">
        <SelectField {...field('paymentType')} label="Payment type">
          {paymentTypes.map(option)}
        </SelectField>
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...field('amount')}
          label="Amount"
          inputMode="decimal"
          className="input figures"
        />
      </div>
      <div className="sm:col-span-2">
        <SelectField {...field('currency')} label="Currency">
          {paymentCurrencies.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="col-span-2">
        <TextField
          {...field('cardNumber')}
          {...digits(cardText, CARD_MAX)}
          label="Card number"
          placeholder="1234 5678 9012 3456"
        />
      </div>
      <TextField
        {...field('expiryDate')}
        {...digits(expiryText, EXPIRY_MAX)}
        label="Expiry date"
        placeholder="MM/YY"
      />
      <TextField {...field('cvv')} {...digits(cvvText, CVV_MAX)} label="CVV" placeholder="123" />
      <div className="col-span-2 sm:col-span-4">
        <TextField {...field('cardholderName')} label="Cardholder name" spellCheck={false} />
      </div>
      <div className="col-span-2 flex flex-col gap-x-6 gap-y-3 sm:col-span-4 sm:flex-row sm:items-center">
        <SubmitButton label="Make payment" busyLabel="Processing Payment..." isBusy={isBusy} />
        <p className="note">No card is charged, and nothing you type here leaves this page.</p>
      </div>
    </form>
  );
}

function option(value: string) {
  return (
    <option key={value} value={value}>
      {value}
    </option>
  );
}

/** Puts what is typed into its form, and the caret where it was. */
function putInOrder(order: (typed: string) => string) {
  return ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    const typed = currentTarget.value;
    // Somebody who deletes must get past the slash and the zero that were added.
    if ('inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete')) return;
    const ordered = order(typed);
    if (ordered === typed) return;
    const caret = caretAfter(typed, currentTarget.selectionStart ?? typed.length, ordered);
    currentTarget.value = ordered;
    currentTarget.setSelectionRange(caret, caret);
  };
}
