import { expect, it } from 'vitest';
import { mailLink, telLink, whatsappAppLink, whatsappLink } from './phone-link';

it('a link opens a chat with the number and the message', () => {
  expect(whatsappLink('+44 7700 900142', 'Hello, is it ₦45M & ready?\nThanks')).toBe(
    'https://wa.me/447700900142?text=Hello%2C%20is%20it%20%E2%82%A645M%20%26%20ready%3F%0AThanks',
  );
});

it('a link opens the same chat in the app, which works without a network', () => {
  const message = 'Hello 🏡, is it ₦45M & ready?\nThanks';
  const link = whatsappAppLink('+44 7700 900142', message);
  expect(link).toBe(
    'whatsapp://send?phone=447700900142&text=Hello%20%F0%9F%8F%A1%2C%20is%20it%20%E2%82%A645M%20%26%20ready%3F%0AThanks',
  );
  expect(new URL(link).searchParams.get('text')).toBe(message);
});

it('a link without a number lets WhatsApp ask whom to send the message to', () => {
  expect(whatsappLink('', 'Two homes')).toBe('https://wa.me/?text=Two%20homes');
  expect(whatsappAppLink('', 'Two homes')).toBe('whatsapp://send?text=Two%20homes');
});

it('a link can’t be broken out of, whatever was typed', () => {
  const link = whatsappLink('447700900142', '"><script>alert(1)</script>&phone=1#x');
  expect(new URL(link).searchParams.get('text')).toBe('"><script>alert(1)</script>&phone=1#x');
  expect(new URL(link).searchParams.has('phone')).toBe(false);
});

it('a link survives an unpaired surrogate', () => {
  expect(() => whatsappLink('447700900142', 'half \ud83d')).not.toThrow();
});

it('a link dials a number written for people', () => {
  expect(telLink('+44 (0)20 7946 0142')).toBe('tel:+442079460142');
  expect(telLink('020 7946 0142')).toBe('tel:02079460142');
});

it('a link keeps the e-mail address as it is', () => {
  expect(mailLink('hello@meridian-estates.example')).toBe('mailto:hello@meridian-estates.example');
});
