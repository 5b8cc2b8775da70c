import { listOf, object } from '../../lib/shape';
import { createStaffCopy, type StaffCopy } from '../../offline/staff-copy';
import { showToast } from '../../ui/toast';
import type { Staff } from '../staff';
import { createList, type List } from './list';
import { loadPage, loadRow } from './load-page';
import { append, newestFirst } from './merge';
import { keepOpenLeads, OPEN_LEADS } from './open-leads';
import type { AnyRow, Contact, Lead, Subscriber } from './row';
import { contacts, leads, subscribers, type Table } from './table';
import { readTotal } from './totals';

/** The dashboard's three lists: they stay as they are while somebody looks at another tab. */
export type Lists = {
  leads: List<Lead>;
  contacts: List<Contact>;
  newsletter_subscribers: List<Subscriber>;
  copy: StaffCopy;
};

const made = new WeakMap<Staff['client'], { id: string; lists: Lists }>();

/** The lists of whoever is signed in; another one gets other ones. */
export function listsOf({ id, client }: Pick<Staff, 'id' | 'client'>): Lists {
  const known = made.get(client);
  if (known?.id === id) return known.lists;
  const copy = createStaffCopy(id);
  const open = <Row extends AnyRow>(table: Table<Row>) =>
    createList<Row>({
      isRow: table.isRow,
      load: (query, signal) => loadPage(client, table, query, signal),
      loadRow: (rowId, signal) => loadRow(client, table, rowId, signal),
      readCopy: () => readCopy(copy, table),
      writeCopy(rows) {
        void copy.write(table.name, { rows });
        // Whoever is still waiting for an answer must be found without a network, however long ago they wrote.
        if (table.name === 'leads') void keepOpenLeads(client, copy);
      },
      setTimer(callback, ms) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      onFailed(why) {
        // Without a network that is no news; the list says how old it is.
        if (why === 'unreachable' && !navigator.onLine) return;
        void showToast({ kind: 'error', title: 'Error', description: table.loadFailure });
      },
    });
  const lists: Lists = {
    leads: open(leads),
    contacts: open(contacts),
    newsletter_subscribers: open(subscribers),
    copy,
  };
  made.set(client, { id, lists });
  return lists;
}

async function readCopy<Row extends AnyRow>(copy: StaffCopy, table: Table<Row>) {
  const newest = await readRows(copy, table.name, table);
  if (!newest) return undefined;
  const open = table.name === 'leads' ? await readRows(copy, OPEN_LEADS, table) : undefined;
  const total = await readTotal(copy, table.name);
  // Within the newest rows the list itself is right: what is missing there has been deleted since.
  const last = newest.rows.at(-1);
  const older = open?.rows.filter((row) => last && newestFirst(last, row) < 0) ?? [];
  const rows = append(newest.rows, older);
  return { rows, savedAt: newest.savedAt, total };
}

/** An older release may have kept rows of another shape. */
async function readRows<Row extends AnyRow>(copy: StaffCopy, key: string, table: Table<Row>) {
  const stored = await copy.read(key);
  const isKept = object({ rows: listOf(table.isRow) });
  return stored && isKept(stored.value)
    ? { rows: stored.value.rows, savedAt: stored.savedAt }
    : undefined;
}
