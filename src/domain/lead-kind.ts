import { oneOf } from '../lib/shape.ts';

/** What a lead or contact is, as the database names it. */
export const LEAD_KINDS = [
  'consultation',
  'viewing',
  'tour',
  'video',
  'enquiry',
  'capture',
  'chat',
  'call',
] as const;
export const isKind = oneOf(...LEAD_KINDS);

/** "tour of Bloom Towers", "consultation about Bloom Towers", "appointment". */
export function aboutText(noun: string, property: string | null): string {
  const word = noun.toLowerCase();
  if (!property) return word;
  return `${word} ${word.endsWith('tour') || word === 'viewing' ? 'of' : 'about'} ${property}`;
}

/** The same for staff. */
export const KIND_WORDS: Record<(typeof LEAD_KINDS)[number], string> = {
  consultation: 'Consultation',
  viewing: 'Viewing',
  tour: 'Tour',
  video: 'Video tour',
  enquiry: 'Enquiry',
  capture: 'Met at a viewing',
  chat: 'Chat',
  call: 'Call',
};
