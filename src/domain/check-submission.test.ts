import { describe, expect, it } from 'vitest';
import { checkSubmission, tidy } from './check-submission';
import type { Contact, Subscription } from './submission';

const typed: Contact = {
  table: 'contacts',
  name: '  Ada Obi ',
  email: ' Ada@Example.com ',
  phone: '  ',
  message: 'A line.\nAnother.\u0000 ',
  property_interest: 'Bloom Towers',
};

describe('what a visitor typed', () => {
  it('is brought into the form in which the database keeps it', async () => {
    const { data } = await checkSubmission(typed);
    expect(data).toEqual({
      ...typed,
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: null,
      message: 'A line.\nAnother.',
    });
  });

  it('has the same form where the rules can not be had', async () => {
    expect(tidy(typed)).toEqual((await checkSubmission(typed)).data);
    const subscription: Subscription = {
      table: 'newsletter_subscribers',
      email: 'Ada@Example.com',
      name: '',
    };
    expect(tidy(subscription)).toEqual((await checkSubmission(subscription)).data);
  });

  it('is refused with the field and the reason in plain words', async () => {
    const { errors } = await checkSubmission({ ...typed, email: 'ada', message: ' ' });
    expect(errors).toEqual({
      email: 'Please enter a valid email address, like name@example.com.',
      message: 'Please write a message.',
    });
  });
});
