import { describe, expect, it, vi } from 'vitest';
import { checkSubmission, RULES_PATIENCE_MS, tidy } from './check-submission';
import type { Contact, Subscription } from './submission';

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
  });

  it.each([
    [' 0803 123 4567 ', 'Africa/Lagos', { phone: '+2348031234567' }],
    ['07700 900142', 'Europe/London', { phone: '+447700900142' }],
    ['+44 (0)7700 900142', 'Europe/Berlin', { phone: '+447700900142' }],
    // Where it was typed helps the staff to dial it.
    [
      ' (703) 555-1234',
      'Europe/London',
      { phone: '(703) 555-1234', visitor_zone: 'Europe/London' },
    ],
    ['0170 1234567', 'Europe/Berlin', { phone: '0170 1234567', visitor_zone: 'Europe/Berlin' }],
  ])('has the phone number %s, typed in %s, as %j', async (phone, zone, stored) => {
    vi.stubEnv('TZ', zone);
    const { data } = await checkSubmission({ ...typed, phone });
    expect({
      phone: data?.phone,
      ...(data?.visitor_zone && { visitor_zone: data.visitor_zone }),
    }).toEqual(stored);
  });

  it('is refused with the field and a reason in plain words', async () => {
    const { errors } = await checkSubmission({ ...typed, email: 'ada', message: ' ' });
    expect(errors).toEqual({
      email: 'Please enter a valid email address, like name@example.com.',
      message: 'Please write a message.',
    });
  });
});
