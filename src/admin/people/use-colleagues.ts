import { useQuery } from '@tanstack/react-query';
import { listOf, object, text } from '../../lib/shape';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';
import { withCopy } from '../with-copy';

/** The staff copy's key for who is on the team. */
const TEAM = 'team';
const isTeam = listOf(object({ user_id: text, email: text }));
const NOBODY: ReadonlyMap<string, string> = new Map();

/** Returns what everybody on the team is called, by their id, also offline. */
export function useColleagues(): ReadonlyMap<string, string> {
  const { client, lists } = useStaff();
  const { data } = useQuery({
    queryKey: [TEAM],
    async queryFn({ signal }) {
      const team = await runQuery(client.supabase.rpc('list_staff'), isTeam, signal);
      void lists.copy.write(TEAM, team);
      return team;
    },
    persister: withCopy(async () => (await lists.copy.read(TEAM, isTeam))?.value),
    select: namesOf,
  });
  return data ?? NOBODY;
}

/** An account has no name but its address; the part before the @ is what colleagues call each other by. */
function namesOf(team: { user_id: string; email: string }[]): ReadonlyMap<string, string> {
  return new Map(team.map(({ user_id, email }) => [user_id, email.replace(/@.*$/, '')]));
}
