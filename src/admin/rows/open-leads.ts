import { queryOptions } from '@tanstack/react-query';
import { idle } from '../../device/idle';
import type { StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { loadOpenLeads, MOST_ROWS } from './load-page';
import type { ListedLead } from './row';
import { cursorOf } from './table';

/** The staff copy's key for leads that are not converted yet. */
export const OPEN_LEADS = 'open-leads';
/** Nobody works through a longer backlog on a phone. */
const MOST_PAGES = 5;
/** How often they may be fetched: a page is some 60 KB. */
const REFRESH_AFTER_MS = 15 * 60_000;

/** Copies every open lead to the device in the background. If that fails, the previous copy stays. */
export const openLeadsQuery = (client: StaffClient, copy: StaffCopy) =>
  queryOptions({
    queryKey: [OPEN_LEADS],
    staleTime: 0,
    async queryFn() {
      const known = await copy.read(OPEN_LEADS);
      if (known && Math.abs(Date.now() - known.savedAt) < REFRESH_AFTER_MS) return null;
      await idle();
      const rows: ListedLead[] = [];
      for (let page = 0; page < MOST_PAGES; page++) {
        const last = rows.at(-1);
        const before = last && cursorOf(last);
        const found = await loadOpenLeads(client, { size: MOST_ROWS, before });
        rows.push(...found);
        if (found.length < MOST_ROWS) break;
      }
      await copy.write(OPEN_LEADS, { rows });
      return null;
    },
  });
