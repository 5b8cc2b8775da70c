import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AsStaff } from '../doubles/as-staff';
import { createDatabase } from '../doubles/database';
import { someContact } from '../doubles/rows';
import { QUEUE } from '../queries';
import { listsOf } from '../rows/lists';
import type { Staff } from '../staff';
import { PersonSearch } from './person-search';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const SAVED_AT = Date.parse('2026-11-26T12:00:00Z');

it.each([
  [
    'the contacts, where only they have somebody',
    () => Response.json([{ found_in: 'contacts', kind: 'tour', found: 1 }]),
    /contacts.*search=okafor/,
  ],
  ['the leads, where nobody is found', () => Response.json([]), /leads.*search=okafor/],
  ['the list that the queue has them from, without a network', () => Response.error(), /contacts/],
])('a search of everybody opens %s', async (_, answer, address) => {
  const client = { database: createDatabase(answer), doubt() {} } as unknown as Staff['client'];
  // What another test has kept on this device is somebody else's.
  const lists = listsOf(crypto.randomUUID(), 'admin', client);
  const row = someContact({ name: 'Chidi Okafor' });
  const waits = { found_in: 'contacts', row };
  await lists.copy.write(QUEUE, { counts: {}, rows: [waits] }, SAVED_AT);
  const facts = { savedAt: SAVED_AT, isOfQueue: true };
  expect(await lists.kept.contacts()).toMatchObject({ rows: [row], facts });
  const screen = await render(
    <AsStaff staff={{ id: 'me', client, lists }}>
      <PersonSearch tab={QUEUE} />
      <Address />
    </AsStaff>,
  );
  await screen.getByRole('searchbox').fill('okafor');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent(address);
});
