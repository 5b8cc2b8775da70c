import { useQuery } from '@tanstack/react-query';
import { ask } from '../rows/ask';
import { useStaff } from '../staff';
import { isHealth, lateLines } from './late';

/** Says so when what the privacy page promises to erase has not been erased in time; nothing otherwise. */
export function LateNote() {
  const { client } = useStaff();
  // Without a network it is not known; the next look asks again.
  const { data: health } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => ask(client.supabase.rpc('retention_health'), isHealth, signal),
    staleTime: 0,
  });
  const lines = health ? lateLines(health) : [];
  if (lines.length === 0) return null;
  return (
    <div role="status" className="account-note">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="note mt-1">
        The privacy page promises it. Whoever looks after the database finds what to do in
        docs/deploy.md, “Keeping what is needed”.
      </p>
    </div>
  );
}
