import { describe, expect, it } from 'vitest';
import { reachOf } from './reach';

const person = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '+2348031234567',
  property_interest: 'Bloom Towers',
  property_slug: 'bloom-towers',
};

describe('somebody can be reached', () => {
  it('by call, WhatsApp and e-mail, with a message that names the property', () => {
    const message = encodeURIComponent(
      'Hello Ada Obi, this is Meridian Estates. Thank you for your interest in Bloom Towers. How can we help you?',
    );
    expect(reachOf(person, false)).toEqual({
      call: 'tel:+2348031234567',
      whatsapp: `https://wa.me/2348031234567?text=${message}`,
      email: `mailto:ada@example.com?subject=Your%20enquiry%20about%20Bloom%20Towers&body=${message}`,
    });
  });

  it('where the staff know, if they left neither number nor address, or a number of no country', () => {
    const known = {
      person: 'a',
      rows: 1,
      also_phone: '+447700900142',
      also_email: 'a@example.com',
    };
    const reach = reachOf({ ...person, phone: null, email: null, known }, false);
    expect(reach.call).toBe('tel:+447700900142');
    expect(reach.email).toMatch(/^mailto:a@example\.com/);
    expect(reachOf({ ...person, known }, false).call).toBe('tel:+2348031234567');
    const mistyped = reachOf({ ...person, phone: '0803 123', known }, false);
    expect(mistyped.call).toBe('tel:+447700900142');
    expect(mistyped.whatsapp).toMatch(/^https:\/\/wa\.me\/447700900142\?/);
  });

  it('by the WhatsApp app when offline', () => {
    expect(reachOf(person, true).whatsapp).toMatch(/^whatsapp:\/\/send\?phone=2348031234567&text=/);
  });

  it.each([
    [null, undefined, undefined],
    ['call me', undefined, undefined],
    ['0803 123 4567', 'tel:+2348031234567', '2348031234567', 'Africa/Lagos'],
    ['+44 7700 900142', 'tel:+447700900142', '447700900142'],
    // Without its country it can only be dialled as written, and is in no chat.
    ['01-555 0142', 'tel:015550142', undefined],
    ['0803 123 4567', 'tel:08031234567', undefined, 'Europe/Berlin'],
    ['٠٨٠٣ ١٢٣ ٤٥٦٧', 'tel:08031234567', undefined, 'Europe/Berlin'],
  ])('at %s', (phone, call, whatsapp, visitor_zone?: string) => {
    const reach = reachOf({ ...person, phone, visitor_zone: visitor_zone ?? null }, false);
    expect(reach.call).toBe(call);
    expect(reach.whatsapp?.match(/wa\.me\/(\d+)/)?.[1]).toBe(whatsapp);
  });

  it.each([
    'General Interest',
    'General Interest, consultation on Monday',
    'General Inquiry',
    'Whatever they wrote',
    null,
  ])('about our properties if they asked about %s', (property_interest) => {
    const { whatsapp = '' } = reachOf({ ...person, property_interest, property_slug: null }, false);
    expect(decodeURIComponent(whatsapp)).toContain('interest in our properties.');
  });

  it.each([
    ['capital-gardens', 'Capital Gardens', 'Capital Gardens (Land)'],
    [null, 'Sapphire Coastal', 'Sapphire Coastal'],
  ])(
    'about the property that a list contains: %s, %s',
    (property_slug, property_interest, named) => {
      const { whatsapp = '' } = reachOf({ ...person, property_slug, property_interest }, false);
      expect(decodeURIComponent(whatsapp)).toContain(`interest in ${named}.`);
    },
  );

  it.each(['WhatsApp visitor', 'Caller', 'A. Our account has changed: pay into 0123456789'])(
    'without a name if none was given: %s',
    (name) => {
      const { whatsapp = '' } = reachOf({ ...person, name }, false);
      expect(decodeURIComponent(whatsapp)).toContain('text=Hello, this is');
    },
  );

  it('only as intended, whatever the fields contain', () => {
    const { email, whatsapp } = reachOf(
      {
        name: 'Ada&cc=x\r\nBcc: y',
        email: 'a?cc=b@example.com',
        phone: '+2348031234567&text=x',
        property_interest: '<img src=x onerror=alert(1)>',
        property_slug: null,
      },
      false,
    );
    expect(email?.match(/[?&]/g)).toEqual(['?', '&']);
    expect(email).not.toMatch(/[\r\n<>]|cc=/);
    expect(whatsapp).toBeUndefined();
  });
});
