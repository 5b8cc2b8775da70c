import { expect, it } from 'vitest';
import { tableFields } from '../../domain/fields';
import { applyRules, type Submission } from '../../domain/submission';
import { storedText } from '../../forms/form-fields';
import { contact, subscription, viewing } from '../../offline/doubles/samples';
import { entryFields, findEntryErrors, propertyChoices, withTyped } from './edit-form';

const lead = { ...viewing(), email: 'ada@example.com', phone: null, notes: 'Corner flat' };
const enquiry = { ...contact(), phone: '+2348035550142', property_interest: null };
const watch: Submission = {
  table: 'property_watchers',
  email: 'ada@example.com',
  property_slug: 'bloom-towers',
};

/** The form filled in from the submission, with these changes. */
function typed(submission: Submission, changes: Record<string, string>): FormData {
  const form = new FormData();
  for (const { column } of tableFields(submission.table))
    form.set(column, storedText(submission, column));
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
}

it.each([lead, enquiry, subscription, watch])(
  'changes nothing that was not typed: $table',
  (submission) => {
    expect(applyRules(withTyped(submission, typed(submission, {}))).data).toMatchObject(submission);
  },
);

it('accepts what was typed, by the rules of its table', () => {
  expect(applyRules(withTyped(enquiry, typed(enquiry, { phone: '' }))).data).toEqual({
    ...enquiry,
    phone: null,
  });
  const wrong = withTyped(enquiry, typed(enquiry, { email: 'nobody', message: '' }));
  expect(Object.keys(applyRules(wrong).errors ?? {})).toEqual(['email', 'message']);
});

it('accepts a lead without an address, but not without a name', () => {
  const without = withTyped(lead, typed(lead, { email: ' ', phone: '+2348035550142' }));
  expect(applyRules(without).data).toMatchObject({ email: null, phone: '+2348035550142' });
  expect(applyRules(withTyped(lead, typed(lead, { name: ' ' }))).errors).toHaveProperty('name');
});

it('requires contact details for a viewing', () => {
  expect(findEntryErrors(withTyped(lead, typed(lead, { email: '' })))).toHaveProperty('phone');
  expect(findEntryErrors(lead)).toEqual({});
  expect(findEntryErrors(enquiry)).toEqual({});
});

it.each([
  ['Capital Gardens (Land)', 'capital-gardens'],
  ['Lolite by Gracias', null],
  ['', null],
])('keeps slug and words of a property together: %s', (property_interest, slug) => {
  for (const submission of [lead, enquiry]) {
    const old = { property_interest: 'Bloom Towers', property_slug: 'bloom-towers' };
    const before = { ...submission, ...old };
    const { data } = applyRules(withTyped(before, typed(before, { property_interest })));
    const words = property_interest || null;
    expect(data).toMatchObject({ property_interest: words, property_slug: slug });
  }
});

it('keeps the slug if the property is unchanged', () => {
  const ours = { property_interest: 'Capital Gardens', property_slug: 'capital-gardens' };
  const titled = { ...lead, ...ours };
  const { data } = applyRules(withTyped(titled, typed(titled, { name: 'Bisi' })));
  expect(data).toMatchObject({ ...titled, name: 'Bisi' });
  const choices = propertyChoices(titled).filter(({ label }) => label.startsWith('Capital'));
  expect(choices).toEqual([{ value: 'Capital Gardens', label: 'Capital Gardens (Land)' }]);
});

it('offers no field for the note that the app wrote for the office, and keeps the note', () => {
  const chat: Submission = { ...lead, source: 'whatsapp', notes: 'Consultation scheduled' };
  expect(entryFields(chat).map(({ column }) => column)).not.toContain('notes');
  expect(entryFields(lead).map(({ column }) => column)).toContain('notes');
  const form = typed(chat, { name: 'Bisi', notes: 'Free of charge' });
  form.delete('notes');
  expect(withTyped(chat, form)).toMatchObject({ name: 'Bisi', notes: 'Consultation scheduled' });
  const call: Submission = { ...chat, source: 'call' };
  expect(entryFields(call).map(({ column }) => column)).not.toContain('notes');
});
