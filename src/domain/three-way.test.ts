import { describe, expect, it } from 'vitest';
import { typedViewing } from './doubles/viewing';
import type { Submission } from './submission';
import { findMergeErrors, merged } from './three-way';
import { type Viewing, viewingLead } from './viewing';

const lead = (changes: Partial<Viewing> = {}) => viewingLead({ ...typedViewing, ...changes });
const other = { property_interest: 'Citadel Views', property_slug: 'citadel-views' };

describe('an edit form opened before somebody else changed the same entry', () => {
  it.each<[string, Partial<Viewing>, Partial<Viewing>]>([
    ['another field', other, { phone: '+2348035550199' }],
    ['the property, with its slug', { phone: '+2348035550199' }, other],
    ['an answer in the notes', { notes: 'Has a dog' }, { interest: 'Buying to live in' }],
    ['the notes beside an answer', { budget: '₦50M to ₦100M' }, { notes: 'Has a dog' }],
    ['nothing', { name: 'Ada Obi-Eze' }, {}],
  ])('overwrites only the fields typed there: they changed %s', (_, typed, theirs) => {
    expect(merged(lead(), lead(typed), lead(theirs))).toEqual(lead({ ...theirs, ...typed }));
  });

  it('wins where both changed the same field', () => {
    const mine = lead({ phone: '+2348035550111' });
    expect(merged(lead(), mine, lead({ phone: '+2348035550199' }))).toEqual(mine);
  });

  it('does not combine one property with another’s slug, for entries of releases without slugs', () => {
    const { property_slug: _, ...opened } = lead();
    expect(merged(opened, lead(), lead(other))).toMatchObject({
      property_interest: 'Citadel Views',
      property_slug: 'citadel-views',
    });
  });

  it('can clear a field', () => {
    const opened = lead({ email: 'ada@example.com' });
    expect(merged(opened, lead(), opened)).toEqual(lead());
  });

  it('works the same for what visitors send', () => {
    const opened: Submission = {
      table: 'contacts',
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: null,
      message: 'Is it free?',
      property_interest: null,
    };
    const typed = { ...opened, message: 'Is it still free?' };
    expect(merged(opened, typed, { ...opened, name: 'Ada Eze' })).toEqual({
      ...typed,
      name: 'Ada Eze',
    });
  });
});

describe('two changes that are valid by themselves', () => {
  const opened = lead({ email: 'ada@example.com' });
  const noPhone = lead({ email: 'ada@example.com', phone: null });
  const noEmail = lead();

  it('are refused together if they leave neither a phone number nor an email address', () => {
    expect(findMergeErrors(merged(opened, noPhone, noEmail), noPhone)).toEqual({
      phone: expect.stringContaining('neither a phone number nor an email address'),
    });
    const again = { ...noPhone, phone: opened.phone };
    expect(findMergeErrors(merged(opened, again, noEmail), again)).toEqual({});
  });

  it('are accepted if one of the two is left', () => {
    expect(findMergeErrors(merged(opened, noPhone, opened), noPhone)).toEqual({});
    const other = lead({ email: 'ada@example.com', name: 'Ada Obi-Eze' });
    expect(findMergeErrors(merged(opened, other, noEmail), other)).toEqual({});
  });
});
