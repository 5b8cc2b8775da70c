import { expect, it } from 'vitest';
import { contactAsChat } from './contact-chat';

it('fits an enquiry into a chat, with a way to answer', () => {
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
