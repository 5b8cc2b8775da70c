import { MessageCircle } from 'lucide';
import type { ClipboardEvent, InputEvent } from 'react';
import { chatMessages } from '../../content/messages';
import { paymentCurrencies, paymentProperties, paymentTypes } from '../../content/options';
import { currencyLabel } from '../../domain/money';
import { useCheckedForm } from '../../forms/use-checked-form';
import { ChatLink } from '../../hooks/chat-link';
import { SubmitButton } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { typeInto } from '../../ui/field-text';
import { FoldedSection } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { preloadToaster, showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import type { PaymentField } from './payment';
import { fieldId, MAX_LENGTH, MOST_DIGITS, PATTERN, withShortYear } from './payment-fields';

const patterns = import.meta.env.SSR ? PATTERN : undefined;

/** How long the simulated payment takes; from the specification. */
const PAYMENT_MS = 2000;

const FAILED: Toast = {
  kind: 'error',
  title: 'Payment Failed',
  description: 'There was an issue processing your payment. Please try again or contact support.',
};

/** The form's logic is loaded when the form is first touched: most visitors only read. */
const loadPayment = () => import('./payment');

/** The demonstration form: nothing leaves the page. With `method="dialog"` the browser never submits it. */
export function CardForm() {
  const { form, errors, isBusy, showErrors } = useCheckedForm({
    check: (target) =>
      loadPayment().then(
        ({ checkPayment }) => checkPayment(target),
        () => {
          void showToast(FAILED);
          return { errors: {} };
        },
      ),
    async send(paid, target) {
      await new Promise((resolve) => setTimeout(resolve, PAYMENT_MS));
      target.reset();
      void showToast(paid);
      return undefined;
    },
  });

  const onFocus = () => {
    preloadToaster();
    // If it fails, it is loaded again on submit.
    loadPayment().catch(() => undefined);
  };
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    const { currentTarget, nativeEvent } = event;
    form.onInput(event);
    // Don't re-insert the slash or zero that somebody is deleting.
    if ('inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete')) return;
    loadPayment()
      .then(({ formatCard }) => formatCard(currentTarget))
      .catch(() => undefined);
  };

  const field = (name: PaymentField) => ({
    id: fieldId(name),
    error: errors[fieldId(name)],
    required: true,
    autoComplete: 'off',
  });
  const digits = (name: keyof typeof MAX_LENGTH) => ({
    ...field(name),
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text');
      const count = pasted.replace(/\D/g, '').length;
      if (count <= MOST_DIGITS[name]) return;
      event.preventDefault();
      const short = withShortYear(pasted);
      if (name === 'expiryDate' && short !== pasted) return typeInto(event.currentTarget, short);
      // A shortened card number would be a different number.
      showErrors({
        ...errors,
        [fieldId(name)]:
          `This field takes ${MOST_DIGITS[name]} digits at most; you pasted ${count}.`,
      });
    },
    inputMode: 'numeric' as const,
    spellCheck: false,
    className: 'input figures',
    maxLength: MAX_LENGTH[name],
    pattern: patterns?.[name].source,
  });
  return (
    <form
      {...form}
      onFocus={onFocus}
      onInput={onInput}
      method="dialog"
      noValidate
      autoComplete="off"
      className="grid grid-cols-2 gap-5 sm:grid-cols-4"
    >
      <div className="col-span-2">
        <SelectField {...field('property')} label="Property" options={paymentProperties} />
      </div>
      <div className="col-span-2">
        <SelectField {...field('paymentType')} label="Payment type" options={paymentTypes} />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...field('amount')}
          label="Amount"
          pattern={patterns?.amount.source}
          inputMode="decimal"
          className="input figures"
        />
      </div>
      <div className="sm:col-span-2">
        <SelectField
          {...field('currency')}
          label="Currency"
          options={paymentCurrencies.map((value) => ({ value, label: currencyLabel(value) }))}
        />
      </div>
      <div className="col-span-2">
        <TextField
          {...digits('cardNumber')}
          label="Card number"
          placeholder="1234 5678 9012 3456"
        />
      </div>
      <TextField {...digits('expiryDate')} label="Expiry date" placeholder="MM/YY" />
      <TextField {...digits('cvv')} label="CVV" placeholder="123" />
      <div className="col-span-2 sm:col-span-4">
        <TextField
          {...field('cardholderName')}
          label="Cardholder name"
          spellCheck={false}
          pattern={patterns?.cardholderName.source}
        />
      </div>
      <div className="col-span-2 flex flex-col gap-x-6 gap-y-3 sm:col-span-4 sm:flex-row sm:items-center">
        <SubmitButton label="Make payment" busyLabel="Processing Payment..." isBusy={isBusy} />
        <p className="note">No card is charged, and nothing you type here leaves this page.</p>
      </div>
    </form>
  );
}

export function PaymentSection() {
  return (
    <FoldedSection
      id="payment"
      title="Payment form: a demonstration"
      line="A deposit, an instalment or a fee"
    >
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <p className="lead text-muted">
            A deposit, an instalment, the final payment or a consultation fee, in dollars, pounds or
            naira.
          </p>
          <p className="mt-6 max-w-prose border-l-2 border-accent pl-4">
            <strong className="font-semibold">This form is a demonstration.</strong> No email
            follows, and please don’t enter a real card. To pay, ask us for the account that is
            named in your contract.
          </p>
          <ChatLink className="action mt-2" message={chatMessages.payment}>
            <Icon drawing={MessageCircle} />
            WhatsApp
          </ChatLink>
        </div>
        <CardForm />
      </div>
    </FoldedSection>
  );
}
