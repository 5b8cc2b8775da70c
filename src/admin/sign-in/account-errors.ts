import type { FieldErrors } from '../../lib/field-errors';

/** By the specification, and by the account server's own rule. */
export const PASSWORD_LENGTH = 6;

/** What was typed into a form about an account, by field. */
export type Typed = Record<string, string>;

/** Apps show a code with a gap in the middle. Spaces at the ends count only in a password. */
export function typedIn(data: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of data) {
    const text = String(value);
    if (name === 'password') typed[name] = text;
    else typed[name] = name === 'code' ? text.replace(/\s/g, '') : text.trim();
  }
  return typed;
}

/**
 * What is wrong with it; a form need not have all fields.
 * @param isNewPassword the password is being chosen, not asked for
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
