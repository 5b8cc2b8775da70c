import { expect, test } from 'vitest';
import { attentionLines } from './inbox-counts';

const NONE = { new_leads: 0, new_contacts: 0, due_leads: 0, due_contacts: 0, qualified: [] };
const said = (inbox: Partial<typeof NONE>) =>
  attentionLines({ ...NONE, ...inbox }).map(({ count, words, to }) => `${count} ${words}: ${to}`);

test('what needs an answer opens its list, and nothing is said of none', () => {
  expect(said({ new_leads: 3, new_contacts: 1, due_leads: 1, due_contacts: 2 })).toEqual([
    '3 new leads: /admin?tab=leads&status=new',
    '1 new contact: /admin?tab=contacts&status=new',
    '1 lead due: /admin?tab=leads&view=due',
    '2 contacts due: /admin?tab=contacts&view=due',
  ]);
  expect(said({})).toEqual([]);
});
