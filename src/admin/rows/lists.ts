import { withChanges } from '../../domain/change';
import { listOf, object, text } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import { pendingIn } from '../../offline/change-entry';
import type { OutboxContents } from '../../offline/status';
import { createStaffCopy, type StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { forgetListed } from '../erasure/forget-copies';
import { createQueries, QUEUE } from '../queries';
import type { StaffRole } from '../session/role';
import { readStatistics } from '../statistics/statistics';
import { toastFailure } from '../toasts';
import { createList } from './list';
import { untilListed } from './listed';
import { loadPage, loadRow, OPEN_LEADS, openLeadsQuery } from './load-page';
import { type AnyRow, timeOf } from './row';
import { contacts, leads, newestFirst, subscribers, type Table } from './table';

/** The dashboard's three lists, which stay loaded while another tab is shown. */
export type Lists = ReturnType<typeof createLists>;

const made = new WeakMap<StaffClient, { of: string; lists: Lists }>();

/** What reads the changes that wait on this device. */
type Changes = { readContents(): Promise<Pick<OutboxContents, 'changes'>> };

/** Returns the lists of the signed-in member of the staff, whose id is `staff`; new ones in another role. */
export function listsOf(
  staff: string,
  role: StaffRole,
  client: StaffClient,
  changes: Changes,
): Lists {
  const of = `${staff} ${role}`;
  const known = made.get(client);
  if (known?.of === of) return known.lists;
  const lists = createLists(staff, client, changes);
  made.set(client, { of, lists });
  return lists;
}

function createLists(staff: string, client: StaffClient, outbox: Changes) {
  /** None where they can't be read. */
  const readPending = async () => {
    const contents = await outbox.readContents().catch(() => undefined);
    return pendingIn(contents?.changes ?? []).filter(({ change }) => change.staff === staff);
  };
  const copy = createStaffCopy(staff);
  const queries = createQueries(toastFailure, client.doubt);
  const open = <Row extends AnyRow>(table: Table<Row>) =>
    createList<Row>({
      table,
      queries,
      staff,
      async load(query, signal) {
        const rows = await loadPage(client, table, query, signal);
        // Without its script, or an answer, it is asked with the next page.
        void untilListed()
          .then(() => import('../erasure/missing'))
          .then(({ forgetMissing }) => forgetMissing(client, copy, table.name, query, rows))
          .catch(() => undefined);
        return rows;
      },
      onGone: (id) => void forgetListed(copy, new Set([id])),
      loadRow: (id, signal) => loadRow(client, table, id, signal),
      readCopy: () => readCopy(copy, table),
      readPending,
      writeCopy(rows) {
        const written = copy.write(table.name, { rows });
        if (table.name !== 'leads') return;
        // People still waiting for an answer must be findable offline, however long ago they wrote. The list comes first:
        // it is usually on the screen by the time its copy has been written.
        const readOpenLeads = () => queries.query(openLeadsQuery(client, copy));
        void written.then(readOpenLeads).catch(() => undefined);
      },
    });
  const readChanged = async <Row extends AnyRow>(table: Table<Row>) => {
    const kept = await readCopy(copy, table);
    return kept && { ...kept, rows: withChanges(kept.rows, await readPending()) };
  };
  return {
    leads: open(leads),
    contacts: open(contacts),
    newsletter_subscribers: open(subscribers),
    /** Read what this device keeps of each list, as it was changed here. */
    kept: {
      leads: () => readChanged(leads),
      contacts: () => readChanged(contacts),
      newsletter_subscribers: () => readChanged(subscribers),
    },
    copy,
    queries,
  };
}

async function readCopy<Row extends AnyRow>(copy: StaffCopy, table: Table<Row>) {
  const isKept = object({ rows: listOf(table.isRow) });
  const kept = await copy.read(table.name, isKept);
  const queued = await readQueued(copy, table);
  const savedAt = kept?.savedAt ?? queued?.savedAt;
  if (savedAt === undefined) return undefined;
  const newest = kept?.value.rows ?? [];
  const open = table.name === 'leads' ? await copy.read(OPEN_LEADS, isKept) : undefined;
  const counted = await readStatistics(copy);
  const total = counted && { rows: counted.statistics[table.total], at: counted.savedAt };
  // The list is more recent than the open leads: one within its range that it lacks has been deleted since.
  const last = newest.at(-1);
  const older = open?.value.rows.filter((row) => last && newestFirst(last, row) < 0) ?? [];
  const rows = [...newest, ...older];
  const known = new Set(rows.map(({ id }) => id));
  // A queue that was read later has newer ones, too.
  const isLater = queued !== undefined && queued.savedAt >= savedAt;
  const waiting = queued?.rows.filter(
    (row) => !known.has(row.id) && (isLater || (last && timeIn(row) < timeIn(last))),
  );
  if (waiting?.length) {
    rows.push(...waiting);
    rows.sort((one, other) => timeIn(other) - timeIn(one));
  }
  return { rows, facts: { savedAt, kept: rows.length, total, isOfQueue: !kept } };
}

const isQueued = object({ rows: listOf(object({ found_in: text, row: object({}) })) });

/** The rows of a table in the queue's copy, which is there before a list was opened; undefined if it has none of them. */
async function readQueued<Row extends AnyRow>(copy: StaffCopy, { name, isRow }: Table<Row>) {
  const kept = await copy.read(QUEUE, isQueued);
  const rows = kept?.value.rows.flatMap(({ found_in, row }) =>
    found_in === name && isRow(row) ? row : [],
  );
  return kept && rows?.length ? { rows, savedAt: kept.savedAt } : undefined;
}

/** The queue's times have another format than a list's, so they can't be compared as texts. */
const timeIn = (row: AnyRow) => parseTime(timeOf(row));
