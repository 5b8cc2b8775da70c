import { expect, it } from 'vitest';
import { readShared } from './shared-contact';

it.each([
  [
    'a contact’s text',
    { title: '', text: 'Ada Obi\n+234 803 555 0142\nada@example.com' },
    { name: 'Ada Obi', phone: '+234 803 555 0142', email: 'ada@example.com', notes: '' },
  ],
  [
    'a title and a number',
    { title: 'Ada Obi', text: '0803 555 0142' },
    { name: 'Ada Obi', phone: '0803 555 0142', email: '', notes: '' },
  ],
  [
    'a vCard',
    {
      title: 'contact.vcf',
      text: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Obi;Ada;;;\r\nFN:Ada Obi\r\nTEL;TYPE=CELL:+2348035550142\r\nEMAIL:ada@example.com\r\nEND:VCARD',
    },
    { name: 'Ada Obi', phone: '+2348035550142', email: 'ada@example.com', notes: '' },
  ],
  [
    'a message about somebody',
    { title: '', text: 'Please call about two plots in Lekki before Friday, thank you so much' },
    {
      name: '',
      phone: '',
      email: '',
      notes: 'Please call about two plots in Lekki before Friday, thank you so much',
    },
  ],
  ['nothing', { title: '', text: '' }, { name: '', phone: '', email: '', notes: '' }],
])('reads %s', (_, shared, contact) => {
  expect(readShared(shared)).toEqual(contact);
});
