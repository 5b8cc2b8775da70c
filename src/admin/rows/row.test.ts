import { expect, it } from 'vitest';
import { someLead } from '../doubles/rows';
import { noteOf } from './row';

const ANSWERS = 'Interest: Not said\nBudget: ₦50M to ₦100M\nConsent: agreed to be contacted';

it('previews what the agent noted of somebody met at a viewing, not the answers that the chips show, and all of others', () => {
  const lead = someLead({ source: 'viewing', notes: `${ANSWERS}\n\nWants the corner flat` });
  expect(noteOf(lead)).toBe('Wants the corner flat');
  expect(noteOf({ ...lead, notes: ANSWERS })).toBe('');
  expect(noteOf(someLead({ notes: 'Budget: none' }))).toBe('Budget: none');
});
