import type { FieldErrors } from '../lib/field-errors';
import type { Lead } from './lead';
import type { Submission } from './submission';

/** What a field agent records about one visitor: a lead, and the answers that its notes begin with. */
export type Viewing = Lead & {
  interest: string;
  budget: string;
  agent: string;
  hasConsent: boolean;
};

/** The headings of the answers that the notes start with, one per line. */
const HEADINGS = ['Interest', 'Budget', 'Consent', 'Agent'] as const;
type Heading = (typeof HEADINGS)[number];

const CONSENT = 'agreed to be contacted';
/** The answer of whoever gave none; it is in the notes, and no fact. */
export const NOT_SAID = 'Not said';
/** Shorter numbers can't be called. */
const LEAST_DIGITS = 7;

export const isViewing = (submission: Submission): submission is Lead =>
  submission.table === 'leads' && submission.source === 'viewing';

export function viewingLead(viewing: Viewing): Lead {
  const { interest, budget, agent, hasConsent, ...lead } = viewing;
  const answers: Record<Heading, string> = {
    Interest: interest,
    Budget: budget,
    Consent: hasConsent ? CONSENT : '',
    Agent: agent.trim(),
  };
  const head = HEADINGS.filter((heading) => answers[heading] !== '')
    .map((heading) => `${heading}: ${answers[heading]}`)
    .join('\n');
  return {
    ...lead,
    notes: [head, lead.notes?.trim()].filter(Boolean).join('\n\n'),
    kind: 'capture',
    budget: said(budget),
    interest: said(interest),
    agent: agent.trim() || null,
    consent_at: (hasConsent && lead.consent_at) || null,
    consent_version: (hasConsent && lead.consent_at && lead.consent_version) || null,
  };
}

const said = (answer: string) => (answer === NOT_SAID || answer === '' ? null : answer);

/**
 * The viewing that a lead was made from, for correcting it. Rewritten notes are kept as they are. Its answers are the
 * columns'; what was not said is in the words alone.
 */
export function readViewing(lead: Lead): Viewing {
  const { found, notes } = readNotes(lead.notes ?? '');
  return {
    ...lead,
    notes,
    interest: lead.interest ?? found.Interest ?? '',
    budget: lead.budget ?? found.Budget ?? '',
    agent: lead.agent ?? '',
    hasConsent: Boolean(lead.consent_at),
  };
}

/** Splits the notes of a viewing into the answers that they begin with and what the agent wrote. */
export function readNotes(whole: string) {
  const lines = whole.split('\n');
  const found: Partial<Record<Heading, string>> = {};
  for (;;) {
    const heading = HEADINGS.find((name) => lines[0]?.startsWith(`${name}: `));
    if (!heading || found[heading] !== undefined) break;
    found[heading] = lines.shift()?.slice(heading.length + 2) ?? '';
  }
  return { found, notes: lines.join('\n').trim() };
}

/** Errors beyond the lead schema's own rules. */
export function findViewingErrors(viewing: Viewing): FieldErrors {
  return {
    ...findReachErrors(viewing),
    ...(!viewing.hasConsent && {
      consent: 'Please ask first: we may not contact them without their consent.',
    }),
  };
}

/** Returns errors if the visitor can't be reached. */
export function findReachErrors({ phone, email }: Pick<Lead, 'phone' | 'email'>): FieldErrors {
  if (!phone?.trim() && !email?.trim()) {
    return { phone: 'Please enter a phone number or an email address.' };
  }
  const digits = phone?.match(/\p{Nd}/gu)?.length ?? 0;
  if (phone?.trim() && digits < LEAST_DIGITS) {
    return { phone: 'Please check the phone number: some digits are missing.' };
  }
  return {};
}
