import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDatabase } from '../doubles/database';
import { type Staff, StaffContext } from '../staff';
import { QueueSearch } from './queue-search';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it.each([
  [
    'the contacts, where only they have somebody',
    [{ found_in: 'contacts', kind: 'tour', found: 1 }],
    /contacts.*search=okafor/,
  ],
  ['the leads, where nobody is found', [], /leads.*search=okafor/],
])('a search of everybody opens %s', async (_, found, address) => {
  const database = createDatabase(() => Response.json(found));
  const staff = { id: 'me', client: { database }, lists: {} } as unknown as Staff;
  const screen = await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <StaffContext value={staff}>
          <QueueSearch />
          <Address />
        </StaffContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.getByRole('searchbox').fill('okafor');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent(address);
});
