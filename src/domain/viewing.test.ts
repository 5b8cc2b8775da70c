import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedViewing } from './doubles/viewing';
import { LeadSchema } from './submission';
import { findViewingErrors, NOT_SAID, readViewing, type Viewing, viewingLead } from './viewing';

const viewing: Viewing = {
  ...typedViewing,
  interest: 'Buying to live in',
  budget: '₦50M to ₦100M',
  notes: 'Wants a corner flat.\nCalls after six.',
};

describe('a viewing', () => {
  it('is stored as a lead, its answers and the visitor’s consent as facts, and the answers in its notes as well', () => {
    expect(LeadSchema.parse(viewingLead(viewing))).toMatchObject({
      table: 'leads',
      name: 'Ada Obi',
      phone: '+2348035550142',
      email: null,
      property_interest: 'Bloom Towers',
      property_slug: 'bloom-towers',
      source: 'viewing',
      notes:
        'Interest: Buying to live in\nBudget: ₦50M to ₦100M\nConsent: agreed to be contacted\nAgent: Tunde Bello\n\nWants a corner flat.\nCalls after six.',
      kind: 'capture',
      budget: '₦50M to ₦100M',
      interest: 'Buying to live in',
      agent: 'Tunde Bello',
      consent_at: '2026-11-26T09:00:00.000Z',
      consent_version: '2026-11',
    });
  });

  it('has no fact for what was not said, nor a consent that nobody gave, and reads back as it was answered', () => {
    const unsaid = { budget: NOT_SAID, interest: NOT_SAID, agent: ' ', hasConsent: false };
    const lead = viewingLead({ ...viewing, ...unsaid });
    expect(lead).toMatchObject({ budget: null, interest: null, agent: null, consent_at: null });
    expect(lead.notes).toContain('Interest: Not said\nBudget: Not said');
    expect(readViewing(lead)).toMatchObject({ budget: NOT_SAID, interest: NOT_SAID, agent: '' });
  });

  it('reads back unchanged, whatever the notes contain', () => {
    const words = fc.stringMatching(/^[^\s](.*[^\s])?$/);
    fc.assert(
      fc.property(
        words,
        fc.constantFrom('', 'Agent: x', 'Budget: y\nmore', 'Plain.'),
        (text, notes) => {
          const original = { ...viewing, notes, interest: text, agent: text.trim() };
          expect(readViewing(viewingLead(original))).toMatchObject(original);
        },
      ),
    );
  });

  it('keeps rewritten notes as they are, and the facts beside them', () => {
    const lead = { ...viewingLead(viewing), notes: 'Agent: Ngozi\nCall her.' };
    expect(readViewing(lead)).toMatchObject({
      agent: 'Tunde Bello',
      notes: 'Call her.',
      interest: 'Buying to live in',
      budget: '₦50M to ₦100M',
      hasConsent: true,
    });
  });
});

describe('before it is saved', () => {
  it('needs a phone number or an e-mail address, and consent', () => {
    expect(findViewingErrors(viewing)).toEqual({});
    expect(findViewingErrors({ ...viewing, phone: ' ', email: 'ada@example.com' })).toEqual({});
    expect(Object.keys(findViewingErrors({ ...viewing, phone: ' ' }))).toEqual(['phone']);
    expect(Object.keys(findViewingErrors({ ...viewing, hasConsent: false }))).toEqual(['consent']);
  });

  it('notices an incomplete phone number', () => {
    expect(findViewingErrors({ ...viewing, phone: '0803 55' })).toHaveProperty('phone');
  });
});
