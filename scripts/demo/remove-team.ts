import type { PGlite } from '@electric-sql/pglite';
import { EXAMPLE_IDS } from './ids.ts';
import { DEMO_ADMIN_NAME, demoTeam, setDemoTeam } from './team-file.ts';

/**
 * Removes the demonstration team of a data directory, and the enquiries that were made with it, from its database. What has
 * arrived since stays; what the agents had taken of it is nobody's.
 * @returns how many enquiries and subscriptions there still were; undefined if there is no such team
 */
export async function removeDemoTeam(db: PGlite, directory: string): Promise<number | undefined> {
  const team = demoTeam(directory);
  if (!team || team.state === 'removed') return undefined;
  const removed = await db.transaction(async (all) => {
    let rows = 0;
    for (const table of ['leads', 'contacts', 'newsletter_subscribers']) {
      const { affectedRows = 0 } = await all.query(
        `delete from public.${table} where id = any ($1)`,
        [EXAMPLE_IDS],
      );
      rows += affectedRows;
    }
    const emails = team.agents.map(({ email }) => email);
    await all.query('delete from auth.users where email = any ($1)', [emails]);
    await all.query('delete from private.staff_cards where name = $1', [DEMO_ADMIN_NAME]);
    return rows;
  });
  setDemoTeam(directory, { state: 'removed', agents: [] });
  return removed;
}
