import { type ContactInterest, contactInterests } from '../../content/interests';
import { LIMIT, lengthRule, lineRule, optionalLineRule } from '../../domain/field-rules';
import { NotSaved } from '../../forms/not-saved-later';
import { Receipt } from '../../forms/receipt';
import { useContactForm } from '../../forms/use-contact-form';
import { useCanSave } from '../../hooks/use-outbox';
import { EmailField, PhoneField, SelectField, TextArea, TextField } from '../../ui/field';
import { RememberMe } from '../../ui/remember-me';
import { SubmitButton } from '../../ui/submit-button';
import { contactWords, MESSAGE_MAX, readContact, SUBJECT_MAX } from './contact-values';

type Props = {
  /** The name of the draft and prefix of the fields' ids; unique across the site. */
  id: string;
  interest?: ContactInterest;
};

/** The contact form. What is typed is kept as a draft until it is sent or saved. */
export function ContactForm({ id, interest = 'General Inquiry' }: Props) {
  const { form, memory, isBusy, errors, unsaved, receipt } = useContactForm({
    id,
    read: readContact,
    words: contactWords,
  });

  const canSave = useCanSave();

  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  return (
    <form {...form} method="post" noValidate className="grid grid-cols-2 gap-4 sm:gap-5">
      <div className="max-sm:col-span-2">
        <TextField {...field('name')} {...lineRule(LIMIT.name)} label="Name" autoComplete="name" />
      </div>
      <div className="max-sm:col-span-2">
        <EmailField {...field('email')} label="Email" required />
      </div>
      <div className="col-span-2">
        <PhoneField {...field('phone')} label="Phone" optional />
      </div>
      <SelectField
        {...field('property_interest')}
        label="Property interest"
        options={contactInterests}
        defaultValue={interest}
      />
      <TextField
        {...field('subject')}
        {...optionalLineRule(SUBJECT_MAX)}
        label="Subject"
        optional
        autoComplete="off"
      />
      <div className="col-span-2">
        <TextArea
          {...field('message')}
          {...lengthRule(MESSAGE_MAX)}
          label="Message"
          rows={3}
          required
        />
      </div>
      <div className="grid gap-4 col-span-2">
        <RememberMe {...memory} />
        {unsaved && <NotSaved {...unsaved} />}
        {receipt && <Receipt {...receipt} />}
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
          <SubmitButton label="Send message" busyLabel="Sending..." isBusy={isBusy} />
          <p className="note">
            We answer within one working day.
            {canSave && <span> Without a signal it is saved on your device and sent later.</span>}
          </p>
        </div>
      </div>
    </form>
  );
}
