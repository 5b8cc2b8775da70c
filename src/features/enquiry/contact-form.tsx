import { type ComponentType, Suspense } from 'react';
import { answerGoesTo } from '../../content/messages';
import { type ContactInterest, contactInterests } from '../../content/options';
import { chosenProperty } from '../../content/property-names';
import type { About } from '../../domain/booking';
import { LIMIT, lengthRule, lineRule, optionalLineRule } from '../../domain/field-rules';
import type { Contact } from '../../domain/submission';
import type { AnswerWords } from '../../forms/form-answer';
import { textOf } from '../../forms/form-fields';
import { Receipt } from '../../forms/receipt';
import { NotSaved } from '../../forms/use-checked-form';
import { useContactForm } from '../../forms/use-contact-form';
import { useCanSave } from '../../hooks/use-outbox';
import { SubmitButton } from '../../ui/button';
import { EmailField, PhoneField, SelectField, TextArea, TextField } from '../../ui/field';
import { RememberMe } from '../../ui/remember-me';

type Props = {
  /** The name of the draft and prefix of the fields' ids; unique across the site. */
  id: string;
  interest?: ContactInterest;
  /** What was chosen on the property's page, such as a unit. */
  about?: About | undefined;
};

/** The contact form. What is typed is kept as a draft until it is sent or saved. */
export function ContactForm({ id, interest = 'General Inquiry', about }: Props) {
  const { form, memory, isBusy, errors, unsaved, receipt } = useContactForm({
    id,
    read: (typed) => readContact(typed, about),
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

/** @param props.Details the offices' addresses and hours, which may hydrate after the form */
export function ContactSection({ Details }: { Details: ComponentType }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="wrap">
      <div className="section ruled max-md:py-7">
        <div className="max-w-2xl">
          <h2 id="contact-title" className="title max-md:text-section">
            Contact: tell us what you are looking for
          </h2>
          <p className="lead mt-3 text-muted max-md:hidden">
            Our offices in Lagos and London will answer.
          </p>
        </div>
        <div className="mt-5 grid gap-10 lg:grid-cols-[7fr_4fr] lg:gap-16">
          <ContactForm id="contact" />
          <Suspense>
            <Details />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

const SUBJECT_MAX = 150;
/** Leaves room for the subject within the maximum length of a message. */
export const MESSAGE_MAX = LIMIT.message - SUBJECT_MAX - 'Subject: \n'.length;

/** From the specification. */
const contactWords: AnswerWords = {
  done: {
    title: 'Message Sent Successfully!',
    description: "Thank you for your inquiry. We'll get back to you soon.",
  },
  receipt: 'We have your message. You can write another one here.',
  goesTo: answerGoesTo,
  failed: 'There was an error sending your message. Please try again.',
};

/**
 * Reads the enquiry, unvalidated. Its subject is the message's first line as well.
 * @param about what it is about if its property has not been changed in the form
 */
export function readContact(form: FormData, about?: About): Contact {
  const subject = textOf(form, 'subject').trim();
  const message = textOf(form, 'message');
  const interest = chosenProperty(textOf(form, 'property_interest'));
  const isAbout = about !== undefined && about.slug === interest.property_slug;
  return {
    table: 'contacts',
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    // A subject alone is not a message; leave it empty so that the rule applies.
    message: subject && message.trim() ? `Subject: ${subject}\n${message}` : message,
    ...interest,
    ...(isAbout && { property_interest: about.property }),
    kind: 'enquiry',
    subject: subject || null,
  };
}
