import type { FieldErrors } from '../lib/field-errors';
import type { Submission } from './submission';

export type Lead = Extract<Submission, { table: 'leads' }>;

/** What a field agent notes down about one visitor of a viewing. */
export type Viewing = {
  name: string;
  phone: string;
  email: string;
  property: string;
  /** Of the property; null for one that is not ours. */
  slug: string | null;
  interest: string;
  budget: string;
  notes: string;
  agent: string;
  hasConsent: boolean;
};

/** The table has no columns for these: they open the notes, one a line. */
const HEADINGS = ['Interest', 'Budget', 'Consent', 'Agent'] as const;
type Heading = (typeof HEADINGS)[number];

const CONSENT = 'agreed to be contacted';
/** Fewer digits are no number that anybody could call. */
const LEAST_DIGITS = 7;

/** The viewing as the lead that it is stored as. */
export function viewingLead(viewing: Viewing): Lead {
  const values: Record<Heading, string> = {
    Interest: viewing.interest,
    Budget: viewing.budget,
    Consent: viewing.hasConsent ? CONSENT : '',
    Agent: viewing.agent.trim(),
  };
  const head = HEADINGS.filter((heading) => values[heading] !== '')
    .map((heading) => `${heading}: ${values[heading]}`)
    .join('\n');
  return {
    table: 'leads',
    name: viewing.name,
    email: viewing.email.trim() || null,
    phone: viewing.phone.trim() || null,
    property_interest: viewing.property,
    property_slug: viewing.slug,
    notes: [head, viewing.notes.trim()].filter((part) => part !== '').join('\n\n'),
    source: 'viewing',
  };
}

/** The viewing that a lead was made of, for correcting it. Notes that were changed by hand stay whole. */
export function readViewing(lead: Lead): Viewing {
  const lines = (lead.notes ?? '').split('\n');
  const found: Partial<Record<Heading, string>> = {};
  let line = lines[0];
  while (line !== undefined) {
    const heading = HEADINGS.find((name) => line?.startsWith(`${name}: `));
    if (!heading || found[heading] !== undefined) break;
    found[heading] = line.slice(heading.length + 2);
    lines.shift();
    line = lines[0];
  }
  return {
    name: lead.name,
    phone: lead.phone ?? '',
    email: lead.email ?? '',
    property: lead.property_interest ?? '',
    slug: lead.property_slug ?? null,
    interest: found.Interest ?? '',
    budget: found.Budget ?? '',
    notes: lines.join('\n').trim(),
    agent: found.Agent ?? '',
    hasConsent: found.Consent !== undefined,
  };
}

/** What is wrong with a viewing beyond what a lead's own rules hold. */
export function findViewingErrors(viewing: Viewing): FieldErrors {
  return {
    ...findReachErrors(viewing),
    ...(!viewing.hasConsent && {
      consent: 'Please ask first: without their yes we may not contact them.',
    }),
  };
}

/** Whether somebody can be reached at all. */
export function findReachErrors({ phone, email }: { phone: string; email: string }): FieldErrors {
  if (phone.trim() === '' && email.trim() === '') {
    return { phone: 'Please enter a phone number or an email address.' };
  }
  const digits = phone.replace(/\D/g, '').length;
  if (phone.trim() !== '' && digits < LEAST_DIGITS) {
    return { phone: 'Please check the phone number: some digits are missing.' };
  }
  return {};
}
