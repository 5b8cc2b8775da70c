import { idle } from '../../device/idle';
import { number, object } from '../../lib/shape';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { loadOpenLeads } from './load-page';
import type { ListedLead } from './row';
import { cursorOf } from './table';

/** The staff copy's key for leads that are not converted yet. */
export const OPEN_LEADS = 'open-leads';
/** The most rows that the database returns at once. */
const PAGE_ROWS = 1_000;
/** Nobody works through a longer backlog on a phone. */
const MOST_PAGES = 5;
/** How often they may be fetched: a page is some 60 KB. */
const REFRESH_AFTER_MS = 15 * 60_000;

const isKept = object({ fetchedAt: number });
let running: Promise<void> | undefined;

/** Copies every open lead to the device in the background. If that fails, the previous copy stays. */
export function keepOpenLeads(client: StaffClient, copy: StaffCopy): Promise<void> {
  running ??= keep(client, copy)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function keep(client: StaffClient, copy: StaffCopy): Promise<void> {
  const known = await copy.read(OPEN_LEADS);
  const fetchedAt = known && isKept(known.value) ? known.value.fetchedAt : 0;
  if (Math.abs(Date.now() - fetchedAt) < REFRESH_AFTER_MS) return;
  await idle();
  const rows: ListedLead[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const last = rows.at(-1);
    const found = await loadOpenLeads(client, { size: PAGE_ROWS, before: last && cursorOf(last) });
    rows.push(...found);
    if (found.length < PAGE_ROWS) break;
  }
  await copy.write(OPEN_LEADS, { fetchedAt: Date.now(), rows });
}
