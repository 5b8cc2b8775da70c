import { expect, it } from 'vitest';
import { composeMail, type WaitingMail } from './mail';

const TOKEN = 'a1'.repeat(32);
const waiting: WaitingMail = {
  id: 'id',
  kind: 'change',
  email: 'ada@example.com',
  property_slug: 'bloom-towers',
  title: 'Bloom Towers',
  topics: [
    {
      topic: 'price',
      before: 'Starting price: $135,000\nInitial deposit: 30%',
      after: 'Starting price: $140,000\nInitial deposit: 30%',
    },
    { topic: 'papers', before: 'Survey: On request', after: 'Survey: Shown\nDeed: On request' },
  ],
  asked_at: '2026-11-25T18:30:00+00:00',
  attempts: 1,
  link_token: TOKEN,
};
const addresses = { site: 'https://www.example.com', database: 'https://project.example' };
const company = { name: 'Meridian Estates', email: 'hello@example.com' };

it('says what is different, where the rest is, and how to end it', () => {
  expect(composeMail(waiting, addresses, company)).toEqual({
    to: 'ada@example.com',
    subject: 'What changed at Bloom Towers: price and papers',
    text: `You asked us to tell you when something changes at Bloom Towers.

PRICE
Now: Starting price: $140,000
Before: Starting price: $135,000

PAPERS
Now: Survey: Shown
Now: Deed: On request
Before: Survey: On request

The whole page: https://www.example.com/properties/bloom-towers

You asked for this on 25 November 2026. To stop these emails:
https://www.example.com/unsubscribe#${TOKEN}

Meridian Estates
hello@example.com
`,
    headers: {
      'List-Unsubscribe': `<https://project.example/functions/v1/unsubscribe?token=${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
});
