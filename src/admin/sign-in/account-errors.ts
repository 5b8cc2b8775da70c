import type { FieldErrors } from '../../lib/field-errors';

/** By the specification, and by the account server's own rule. */
export const PASSWORD_LENGTH = 6;

/**
 * What is wrong with what was typed about an account; fields that a form does not have are not missed.
 * @param isNewPassword the password is being chosen, not told
 */
export function findErrors(typed: Record<string, string>, isNewPassword: boolean): FieldErrors {
  const errors: FieldErrors = {};
  const { name, email, password, code } = typed;
  if (name !== undefined && name.trim() === '') errors['name'] = 'Please tell us your name.';
  if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email.trim())) {
    errors['email'] = 'Please enter an email address, such as name@example.com.';
  }
  if (isNewPassword && password !== undefined && password.length < PASSWORD_LENGTH) {
    errors['password'] = `Please choose at least ${PASSWORD_LENGTH} characters.`;
  } else if (password === '') {
    errors['password'] = 'Please enter your password.';
  }
  if (code !== undefined && !/^\d{6}$/.test(code.replace(/\s/g, ''))) {
    errors['code'] = 'Please type the six digits that the app shows.';
  }
  return errors;
}
