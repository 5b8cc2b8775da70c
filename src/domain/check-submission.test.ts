import { describe, expect, it, vi } from 'vitest';
import { checkSubmission, RULES_PATIENCE_MS, tidy } from './check-submission';
import type { Contact, Submission, Subscription } from './submission';

const typed: Contact = {
  table: 'contacts',
  name: '  Ada Obi ',
  email: ' Ada@Example.com ',
  phone: '  ',
  message: 'A line.\nAnother.\u0000 ',
  property_interest: 'Bloom Towers',
};

describe('a visitor’s input', () => {
  it('is normalised as the database stores it', async () => {
    const { data } = await checkSubmission(typed);
    expect(data).toEqual({
      ...typed,
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: null,
      message: 'A line.\nAnother.',
    });
  });

  it('is normalised the same way when the rules cannot be loaded', async () => {
    expect(tidy(typed)).toEqual((await checkSubmission(typed)).data);
    const subscription: Subscription = {
      table: 'newsletter_subscribers',
      email: 'Ada@Example.com',
      name: '',
    };
    expect(tidy(subscription)).toEqual((await checkSubmission(subscription)).data);
  });

  it('does not wait for rules that never arrive', async () => {
    vi.useFakeTimers();
    const checking = checkSubmission({ ...typed, message: ' ' }, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(RULES_PATIENCE_MS);
    expect(await checking).toMatchObject({ data: { message: null }, isUnchecked: true });
    vi.useRealTimers();
  });

  it('has its phone number in E.164 where it can be parsed', async () => {
    const phoneOf = async (phone: string) =>
      (await checkSubmission({ ...typed, phone })).data?.phone;
    expect(await phoneOf(' 0803 123 4567 ')).toBe('+2348031234567');
    expect(await phoneOf('07700 900142')).toBe('+447700900142');
    expect(await phoneOf(' 0803 123 4567, ask for Ada ')).toBe('0803 123 4567, ask for Ada');
    const lead: Submission = {
      table: 'leads',
      name: 'Ada',
      email: null,
      phone: '+44 (0)7700 900142',
      property_interest: null,
      notes: null,
      source: 'viewing',
    };
    expect((await checkSubmission(lead)).data?.phone).toBe('+447700900142');
  });

  it('is refused with the field and a reason in plain words', async () => {
    const { errors } = await checkSubmission({ ...typed, email: 'ada', message: ' ' });
    expect(errors).toEqual({
      email: 'Please enter a valid email address, like name@example.com.',
      message: 'Please write a message.',
    });
  });
});
