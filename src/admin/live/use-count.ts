import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { showBadge } from '../../device/badge';
import { isInstalled } from '../../device/home-screen';
import { useOutbox } from '../../hooks/use-outbox';
import { createPace } from '../../lib/pace';
import { number } from '../../lib/shape';
import { countKept } from '../../offline/status';
import { readNewLeads, writeNewLeads } from '../../staff-copy/new-leads';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';
import { STATISTICS } from '../statistics/statistics-query';

/** Limits counting, since rows may keep coming in, or many leads may be set to "contacted" at once. */
const COUNT_EVERY_MS = 10_000;
/** The database keeps its figures for fifteen seconds: what came in after they were counted is in the next ones. */
const KEPT_MS = 16_000;

/**
 * Counts what is new to this person for the icon of an installed app.
 * @returns a function that counts them again, and refetches the statistics if they are shown
 */
export function useCount(): () => void {
  const { client, lists } = useStaff();
  const { queries } = lists;
  const outbox = useOutbox();
  useQuery({
    queryKey: [STATISTICS, 'new-leads'],
    enabled: isInstalled() && 'setAppBadge' in navigator,
    staleTime: 0,
    async queryFn({ signal }) {
      // The same count as in the messages of `supabase/functions/push`.
      writeNewLeads(await runQuery(client.database.rpc('count_new'), number, signal));
      showBadge(countKept(outbox.status.getState()) + readNewLeads());
      return null;
    },
  });
  // A sign-out has erased the number.
  useEffect(() => () => showBadge(countKept(outbox.status.getState()) + readNewLeads()), [outbox]);
  return useMemo(() => {
    const count = () => queries.invalidateQueries({ queryKey: [STATISTICS] });
    let again: ReturnType<typeof setTimeout> | undefined;
    return createPace(async () => {
      clearTimeout(again);
      again = setTimeout(count, KEPT_MS);
      await count();
    }, COUNT_EVERY_MS);
  }, [queries]);
}
