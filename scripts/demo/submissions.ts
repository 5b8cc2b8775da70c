import { chatMessages } from '../../src/content/messages.ts';
import { chosenProperty, propertyNames } from '../../src/content/property-names.ts';
import { consultationRequest } from '../../src/domain/consultation.ts';
import type { Visitor } from '../../src/domain/lead.ts';
import type { Submission } from '../../src/domain/submission.ts';
import { tapLead } from '../../src/domain/tap.ts';
import { viewingLead } from '../../src/domain/viewing.ts';
import { fullDay } from '../../src/lib/english.ts';

/** A made-up visitor. The numbers are reserved for fiction, or (Nigeria's) not assigned. */
type Person = { name: string; email: string; phone: string };
type Slug = keyof typeof propertyNames;

const person = (name: string, phone: string): Person => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone,
});

export const people = {
  adunni: person('Adunni Balogun', '+2348000845127'),
  blessing: person('Blessing Umeh', '+17135550119'),
  chinedu: person('Chinedu Obi', '+2348000417266'),
  emeka: person('Emeka Nwosu', '+2348000264419'),
  grace: person('Grace MacLeod', '+447700900185'),
  harry: person('Harry Walker', '+447700900771'),
  hauwa: person('Hauwa Danjuma', '+2348000618372'),
  ifeoma: person('Ifeoma Eze', '+12815550142'),
  kelechi: person('Kelechi Nwachukwu', '+2348000502934'),
  michael: person('Michael Ojo', '+447700900318'),
  sophie: person('Sophie Clarke', '+447700900652'),
  zainab: person('Zainab Bello', '+2348000731508'),
};

const about = (slug: Slug) => chosenProperty(propertyNames[slug]);

export const enquiry = (who: Person, slug: Slug, message: string): Submission => ({
  table: 'contacts',
  ...who,
  ...about(slug),
  message,
  kind: 'enquiry',
});

export const tour = (who: Person, slug: Slug, day: string, message: string): Submission => ({
  table: 'contacts',
  ...who,
  ...about(slug),
  message: `Tour Request\nPreferred date: ${fullDay(day)}\n\n${message}`,
  kind: 'tour',
  preferred_date: day,
});

export const consultation = (who: Person, slug: Slug, startsAt: number, zone: string): Submission =>
  consultationRequest(
    { startsAt, isCancelled: false, property: propertyNames[slug], slug },
    zone,
    who,
  ).lead;

/** A tap on a link on a property's page. Of most who tap, nothing is known. */
export const tap = (kind: 'chat' | 'call', slug: Slug, who?: Visitor): Submission =>
  tapLead(
    {
      action:
        kind === 'chat'
          ? { kind, message: chatMessages.inspection(propertyNames[slug]) }
          : { kind, office: 'Lagos' },
      page: propertyNames[slug],
      property: { slug, name: propertyNames[slug] },
    },
    who,
  );

export const capture = (
  who: Visitor,
  slug: Slug,
  at: number,
  said: { notes: string; interest: string; budget: string; agent: string },
): Submission =>
  viewingLead({
    table: 'leads',
    source: 'viewing',
    ...who,
    ...about(slug),
    ...said,
    hasConsent: true,
    consent_at: new Date(at).toISOString(),
    consent_version: 'viewing-2026-11',
  });

export const subscription = (email: string, name: string | null): Submission => ({
  table: 'newsletter_subscribers',
  name,
  email,
});
