import { useEffect, useState } from 'react';
import { keptKeys } from '../../offline/staff-copy';
import { leadsCount } from '../leads/lead-words';
import { NOTES_KEY } from '../leads/notes-draft';

/** For whoever comes back after a lost session: what they had not saved waits. It shows nothing of what it is. */
export function KeptNote() {
  const [leads, setLeads] = useState(0);
  useEffect(() => {
    let isGone = false;
    void keptKeys(NOTES_KEY).then((keys) => !isGone && setLeads(keys.length));
    return () => {
      isGone = true;
    };
  }, []);
  if (leads === 0) return null;
  return (
    <p className="account-note" role="status">
      Notes on {leadsCount(leads)} were not saved. They are kept on this device for whoever wrote
      them: sign in again to save them. If somebody else signs in, they are erased.
    </p>
  );
}
