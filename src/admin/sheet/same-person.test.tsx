import { expect, it, vi } from 'vitest';
import { showTo, someStaff } from '../doubles/as-staff';
import { someContact, someLead } from '../doubles/rows';
import { SamePerson } from './same-person';

const known = { person: 'open', rows: 2 };
const own = someLead({ id: 'own', name: 'Their other one', known });
const tour = someContact({ id: 'tour', name: 'C. O.', kind: 'tour' });
const contact = { ...tour, known: { person: 'tour', rows: 1, known_as: 'Chief Okafor' } };

it('offers what a search finds of others, by the name that is known, and joins with a tap', async () => {
  const staff = someStaff((url) => Response.json(url.includes('search_leads') ? [own] : [contact]));
  const refusal = 'Both are joined already.';
  const onJoin = vi.fn(async () => refusal);
  const screen = await showTo(staff, <SamePerson row={{ id: 'open', known }} onJoin={onJoin} />);
  await screen.getByRole('button', { name: 'Same person as …' }).click();
  await screen.getByRole('searchbox').fill('okafor');
  await screen.getByRole('button', { name: 'Chief Okafor' }).click();
  expect(onJoin.mock.calls).toEqual([[{ found_in: 'contacts', id: 'tour' }]]);
  await expect.element(screen.getByRole('button', { name: 'Same person as …' })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent(refusal);
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Their other one')).not.toBeInTheDocument();
});

it('says that nothing matches only once that is known, and shows nothing of the search before', async () => {
  const search = Promise.withResolvers<void>();
  const nothing = () => search.promise.then(() => undefined);
  const lists = { kept: { leads: nothing, contacts: nothing } };
  const answer = async (url: string, { body }: RequestInit) => {
    const { query } = JSON.parse(String(body)) as { query: string };
    if (query === 'failing') return new Response(null, { status: 500 });
    if (query === 'other') await search.promise;
    const isOfLeads = url.includes('search_leads');
    return Response.json(isOfLeads ? [own] : query === 'other' ? [{ ...tour, known }] : [contact]);
  };
  const part = <SamePerson row={{ id: 'open', known }} onJoin={async () => undefined} />;
  const screen = await showTo(someStaff(answer, { lists }), part);
  await screen.getByRole('button', { name: 'Same person as …' }).click();
  const [field, status] = [screen.getByRole('searchbox'), screen.getByRole('status')];
  const candidate = screen.getByRole('button', { name: 'Chief Okafor' });
  await field.fill('okafor');
  await expect.element(candidate).toBeVisible();
  await field.fill('other');
  await expect.element(candidate).not.toBeInTheDocument();
  await expect.element(status).toHaveTextContent(/^$/);
  search.resolve();
  await expect.element(status).toHaveTextContent('No other enquiry matches.');
  await field.fill('failing');
  await expect.element(status).toHaveTextContent('The search failed.');
});
