import '../lib/zod-settings';
import * as z from 'zod/mini';
import { toE164 } from '../lib/e164';
import { EMAIL_PATTERN, LIMIT } from './field-rules';
import { SLUG_PATTERN } from './slug';
import { line, optionalLine, optionalText, text } from './text';

const email = z.pipe(
  line(LIMIT.email, 'Please enter your email address.'),
  z
    .string()
    .check(
      z.toLowerCase(),
      z.regex(
        new RegExp(`^${EMAIL_PATTERN}$`, 'u'),
        'Please enter a valid email address, like name@example.com.',
      ),
    ),
);

/** Stored in E.164 if it can be parsed, otherwise as typed: it is optional, and no enquiry is refused because of it. */
const phone = z.pipe(
  optionalLine(LIMIT.phone),
  z.transform((typed) => typed && (toE164(typed, timeZone()) ?? typed)),
);

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The slug of the property it is about, whatever label the form shows. Entries of older releases don't have it. */
const propertySlug = z.optional(
  z.nullable(z.string().check(z.regex(SLUG_PATTERN), z.maxLength(LIMIT.propertySlug))),
);

/** A message from a visitor: the contact form, or a tour request. */
export const ContactSchema = z.object({
  table: z.literal('contacts'),
  name: line(LIMIT.name, 'Please enter your name.'),
  email,
  phone,
  message: text(LIMIT.message, 'Please write a message.'),
  property_interest: optionalLine(LIMIT.propertyInterest),
  property_slug: propertySlug,
});

export const SubscriptionSchema = z.object({
  table: z.literal('newsletter_subscribers'),
  email,
  name: optionalLine(LIMIT.name),
});

/** A potential customer: from a chat link, the scheduler or a viewing. */
export const LeadSchema = z.object({
  table: z.literal('leads'),
  name: line(LIMIT.name, 'Please enter a name.'),
  email: z.nullable(email),
  phone,
  property_interest: optionalLine(LIMIT.propertyInterest),
  property_slug: propertySlug,
  notes: optionalText(LIMIT.notes),
  source: z.enum(['contact_form', 'newsletter', 'whatsapp', 'viewing']),
});

/** What a person sends. `table` names the database table; the other fields are its columns. */
export const SubmissionSchema = z.discriminatedUnion('table', [
  ContactSchema,
  SubscriptionSchema,
  LeadSchema,
]);

export type Contact = z.infer<typeof ContactSchema>;
export type Subscription = z.infer<typeof SubscriptionSchema>;
export type Submission = z.infer<typeof SubmissionSchema>;
