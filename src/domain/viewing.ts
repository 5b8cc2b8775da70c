import type { FieldErrors } from '../lib/field-errors';
import { furtherFields } from './fields';
import type { Lead } from './lead';

/** What a field agent records about one visitor of a viewing. */
export type Viewing = {
  name: string;
  phone: string;
  email: string;
  property: string;
  /** The property's slug; null for a property that isn't ours. */
  slug: string | null;
  interest: string;
  budget: string;
  notes: string;
  agent: string;
  hasConsent: boolean;
  /** The lead's columns that have no place of their own here, by their names. */
  further: Record<string, string>;
};

/** Fields without a column of their own: the notes start with them, one per line. */
const HEADINGS = ['Interest', 'Budget', 'Consent', 'Agent'] as const;
type Heading = (typeof HEADINGS)[number];

const CONSENT = 'agreed to be contacted';
/** Shorter numbers can't be called. */
const LEAST_DIGITS = 7;

/** The lead that a viewing is stored as. */
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
    ...furtherColumns(viewing.further),
    name: viewing.name,
    email: viewing.email.trim() || null,
    phone: viewing.phone.trim() || null,
    property_interest: viewing.property,
    property_slug: viewing.slug,
    notes: [head, viewing.notes.trim()].filter((part) => part !== '').join('\n\n'),
    source: 'viewing',
  };
}

/** The viewing that a lead was made from, for correcting it. Rewritten notes are kept as they are. */
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
    further: Object.fromEntries(
      furtherFields('leads').map(({ column }) => [column, String(Reflect.get(lead, column) ?? '')]),
    ),
  };
}

/** Nothing typed is null, as the database has it. */
function furtherColumns(typed: Record<string, string>): Record<string, string | null> {
  const entries = furtherFields('leads').map(({ column }) => [
    column,
    typed[column]?.trim() || null,
  ]);
  return Object.fromEntries(entries);
}

/** Errors beyond the lead schema's own rules. */
export function findViewingErrors(viewing: Viewing): FieldErrors {
  return {
    ...findReachErrors(viewing),
    ...(!viewing.hasConsent && {
      consent: 'Please ask first: without their yes we may not contact them.',
    }),
  };
}

/** Whether the visitor can be reached at all. */
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
