import { useEffect, useState } from 'react';
import { useStaff } from '../staff';
import { leadsWithNotes } from './notes-keys';
import { onNotes } from './notes-news';

/** On which leads whoever is signed in has notes on this device that are not saved, in whatever tab. */
export function useLeadsWithNotes(): ReadonlySet<string> {
  const { id } = useStaff();
  const [leads, setLeads] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isGone = false;
    const look = () =>
      void leadsWithNotes(id).then((found) => {
        if (!isGone) setLeads(found);
      });
    look();
    const stop = onNotes(look);
    return () => {
      isGone = true;
      stop();
    };
  }, [id]);
  return leads;
}
