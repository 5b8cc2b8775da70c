import type { Random } from './random.ts';

const OPENINGS = [
  'Good morning.',
  'Hello,',
  'Good day, I live in Houston.',
  'Hi there, I am in London until December.',
  'Dear Meridian team,',
  'I saw your stand at the Lagos property fair.',
  'A friend recommended you.',
] as const;
const WISHES = [
  'is it still available?',
  'please send me the brochure and the price list.',
  'I would like to know more about the payment plan.',
  'can I pay the deposit from abroad?',
  'what documents come with the land?',
  'how far is it from the airport?',
  'is a mortgage possible for Nigerians abroad?',
  'my parents would move in next year, so we need a bedroom on the ground floor.',
  'what rental yield do you expect?',
  'do you manage the flat for owners who live abroad?',
] as const;
const CLOSINGS = [
  'Please call after 5pm Lagos time.',
  'WhatsApp is best.',
  'My budget is about ₦60M.',
  'My budget is about £200k.',
  'Thank you.',
  'I can visit any Saturday.',
  '',
] as const;

/** A message for the contact form. */
export function makeMessage(random: Random): string {
  return `${random.pick(OPENINGS)} ${random.pick(WISHES)}\n${random.pick(CLOSINGS)}`.trim();
}

const REMARKS = [
  'Wants two bedrooms with a view of the lagoon.',
  'Asked for the title documents.',
  'Came with her brother, who pays the deposit.',
  'Will decide after the school holidays.',
  'Prefers to be called in the morning.',
  'Knows the estate, has an uncle there.',
  'Compares with a flat in Ikate.',
  '',
] as const;

/** An agent's remark. */
export function makeRemark(random: Random): string {
  return random.pick(REMARKS);
}

const FOLLOW_UPS = [
  'Called, no answer.',
  'Called back, sent the brochure.',
  'Asked for the payment plan in writing.',
  'Viewing agreed for Saturday.',
  'Reservation fee paid.',
] as const;

/** A note that staff add after getting in touch. */
export function makeFollowUp(random: Random): string {
  return random.pick(FOLLOW_UPS);
}
