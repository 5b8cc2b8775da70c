import { expect, it } from 'vitest';
import { contactAsChat } from './use-contact-form';

it('formats an enquiry as a chat message, including how to reply', () => {
  expect(
    contactAsChat({
      table: 'contacts',
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: '0801',
      message: 'Is it ready?',
      property_interest: 'Bloom Towers',
    }),
  ).toBe('About: Bloom Towers\n\nIs it ready?\n\nAda Obi, ada@example.com, 0801');
});
