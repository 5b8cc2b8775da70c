import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import { HISTORY, type History, isHistory } from './history';

/** Removes erased rows from the histories that this device keeps. */
export async function forgetHistories(copy: StaffCopy, gone: ReadonlySet<string>): Promise<void> {
  for (const key of await keptKeys(HISTORY)) {
    await copy.change(key, (value) => {
      if (gone.has(key.slice(HISTORY.length))) return undefined;
      return isHistory(value) ? withoutRows(value, gone) : value;
    });
  }
}

function withoutRows(history: History, gone: ReadonlySet<string>): History {
  const others = history.others.filter(({ id }) => !gone.has(id));
  const events = history.events.filter(
    ({ lead_id, contact_id }) => !gone.has(lead_id ?? contact_id ?? ''),
  );
  const isWhole = others.length + events.length === history.others.length + history.events.length;
  return isWhole ? history : { events, others };
}
