import { cleanAddress } from '../../lib/address';
import type { FieldErrors } from '../../lib/field-errors';

/** The minimum of the account server (supabase/config.toml). Passwords of before may be shorter. */
export const PASSWORD_LENGTH = 12;

/** What was typed into an account form, by field. */
export type Typed = Record<string, string>;

/** Reads a form's values. Apps show a code with a gap in the middle; only in a password do spaces at the ends count. */
export function typedIn(data: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of data) {
    const text = String(value);
    if (name === 'password') typed[name] = text;
    else if (name === 'code') typed[name] = text.replace(/\s/g, '');
    else typed[name] = name === 'email' ? cleanAddress(text) : text.trim();
  }
  return typed;
}

/**
 * Returns what is wrong with the values; a form needn't have all fields.
 * @param isNewPassword whether the password is being chosen, rather than asked for
 */
export function findErrors(typed: Typed, isNewPassword: boolean): FieldErrors {
  const errors: FieldErrors = {};
  const { name, email, password, code } = typed;
  if (name === '') errors['name'] = 'Please tell us your name.';
  if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email)) {
    errors['email'] = 'Please enter an email address, such as name@example.com.';
  }
  if (isNewPassword && password !== undefined && password.length < PASSWORD_LENGTH) {
    errors['password'] = `Please choose at least ${PASSWORD_LENGTH} characters.`;
  } else if (password === '') {
    errors['password'] = 'Please enter your password.';
  }
  if (code !== undefined && !/^\d{6}$/.test(code)) {
    errors['code'] = 'Please type the six digits that the app shows.';
  }
  return errors;
}
