import { cleanAddress } from '../lib/address';
import { emailRule, phoneRule } from './field-rules';
import type { Visitor } from './lead';
import { findReachErrors } from './viewing';

/** How somebody can be reached. */
export type Reach = Pick<Visitor, 'email' | 'phone'>;

/**
 * Reads a field for either a phone number or an e-mail address. Nothing is no error, and what it accepts, the rules for
 * both columns accept.
 */
export function readReach(
  typed: string,
): { reach: Reach; error?: undefined } | { reach?: undefined; error: string } {
  const text = typed.trim();
  if (text.includes('@')) {
    const email = cleanAddress(text).toLowerCase();
    return fits(email, emailRule)
      ? { reach: { email, phone: null } }
      : { error: 'Please check the email address: it should look like name@example.com.' };
  }
  const reach = { email: null, phone: text || null };
  if (!text) return { reach };
  // Words without a digit are neither.
  if (!/\p{Nd}/u.test(text) || !fits(text, phoneRule)) {
    return { error: 'Please enter a phone number or an email address, or leave this empty.' };
  }
  const { phone: error } = findReachErrors(reach);
  return error ? { error } : { reach };
}

type Rule = { 'data-most': number; pattern: string };

const fits = (text: string, { 'data-most': most, pattern }: Rule) =>
  text.length <= most && new RegExp(`^(?:${pattern})$`, 'u').test(text);
