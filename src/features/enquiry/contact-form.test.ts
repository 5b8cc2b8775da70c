import { describe, expect, it } from 'vitest';
import { ContactSchema } from '../../domain/submission';
import { readContact } from './contact-form';

function filled(values: Record<string, string>): FormData {
  const form = new FormData();
  const all = { name: 'Ada Obi', email: 'Ada@Example.com ', message: 'Is it ready?', ...values };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}

describe('the contact form', () => {
  it('reads what was typed, trimmed', () => {
    const form = filled({ phone: ' ', property_interest: 'Bloom Towers' });
    expect(ContactSchema.parse(readContact(form))).toEqual({
      table: 'contacts',
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: null,
      message: 'Is it ready?',
      property_interest: 'Bloom Towers',
      property_slug: 'bloom-towers',
      kind: 'enquiry',
      subject: null,
    });
  });

  it.each([
    ['Capital Gardens (Land)', 'capital-gardens'],
    ['Brum Height 7', 'brum-height-7'],
    ['General Inquiry', null],
    ['', null],
  ])('stores the slug for "%s", and its unit', (property_interest, slug) => {
    const form = filled({ property_interest });
    expect(readContact(form)).toMatchObject({ property_slug: slug });
    const home = { slug: 'brum-height-7', property: 'Brum Height 7, Apartment 2-01' };
    const words = slug === home.slug ? home.property : property_interest;
    expect(readContact(form, home).property_interest).toBe(words);
  });

  it('puts the subject on the first line of the message, and into a column of its own', () => {
    expect(ContactSchema.parse(readContact(filled({ subject: ' Visit ' })))).toMatchObject({
      message: 'Subject: Visit\nIs it ready?',
      subject: 'Visit',
    });
  });

  it('requires a message even if there is a subject', () => {
    const checked = ContactSchema.safeParse(
      readContact(filled({ subject: 'Visit', message: ' ' })),
    );
    expect(checked.error?.issues[0]).toMatchObject({
      path: ['message'],
      message: 'Please write a message.',
    });
  });
});
