import { type SubmitEvent, useRef, useState } from 'react';
import { type ContactInterest, contactInterests } from '../../content/interests';
import { type Contact, ContactSchema } from '../../domain/submission';
import { useDraft } from '../../hooks/use-draft';
import { useSend } from '../../hooks/use-send';
import { type FieldErrors, fieldErrors } from '../../lib/field-errors';
import { focusFirst } from '../../lib/form-values';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { SubmitButton } from '../../ui/submit-button';
import { preloadToaster, showToast } from '../../ui/toast';
import { answerTo } from './contact-answer';
import { readContact } from './contact-values';
import { NotSaved } from './not-saved';

type Props = {
  /** Names the form's fields and its draft; unique on the site. */
  id: string;
  interest?: ContactInterest;
};

/** The enquiry form. What is typed stays until it is sent, or safe on this device. */
export function ContactForm({ id, interest = 'General Inquiry' }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft(formRef, id);
  const { send, isBusy } = useSend();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unsaved, setUnsaved] = useState<Contact | null>(null);

  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, Object.keys(found));
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readContact(new FormData(form));
    const checked = ContactSchema.safeParse(typed);
    if (!checked.success) return refuse(form, fieldErrors(checked.error.issues));
    setErrors({});
    setUnsaved(null);

    const result = await send(checked.data);
    if (!result) return;
    const answer = answerTo(result);
    if (answer.toast) void showToast(answer.toast);
    if (answer.isKept) {
      draft.erase();
      form.reset();
    } else if (result.kind === 'not-saved') {
      setUnsaved(checked.data);
    } else if (answer.fieldErrors) {
      refuse(form, answer.fieldErrors);
    }
  };

  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={draft.onInput}
      onFocus={preloadToaster}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField {...field('name')} label="Name" autoComplete="name" required />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('phone')}
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <SelectField
        {...field('property_interest')}
        label="Property interest"
        defaultValue={interest}
      >
        {contactInterests.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextField {...field('subject')} label="Subject" optional autoComplete="off" />
      </div>
      <div className="sm:col-span-2">
        <TextArea {...field('message')} label="Message" rows={5} required />
      </div>
      <div className="grid gap-4 sm:col-span-2">
        {unsaved && <NotSaved contact={unsaved} />}
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
          <SubmitButton label="Send message" busyLabel="Sending..." isBusy={isBusy} />
          <p className="note">
            We answer within one working day. Without a signal it is saved on this phone and sent
            later.
          </p>
        </div>
      </div>
    </form>
  );
}
