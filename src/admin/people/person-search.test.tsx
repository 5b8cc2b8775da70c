import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeSample } from '../../offline/doubles/change-samples';
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
  const staff = crypto.randomUUID();
  const row = someContact({ name: 'Chidi' });
  // What was written down here, and waits.
  const value = { kind: 'known_as', body: 'Chief Okafor' } as const;
  const said = { staff, row_table: 'contacts', action: 'event', value, row_id: row.id } as const;
  const readContents = async () => ({ changes: [changeSample(1, said)] });
  const lists = listsOf(staff, 'admin', client, { readContents });
  const waits = { found_in: 'contacts', row };
  await lists.copy.write(QUEUE, { counts: {}, rows: [waits] }, SAVED_AT);
  const facts = { savedAt: SAVED_AT, isOfQueue: true };
  expect(await lists.kept.contacts()).toMatchObject({ rows: [{ id: row.id }], facts });
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
