import { useEffect, useState } from 'react';
import { useAllChanges } from '../../hooks/use-changes';
import { comeBackWords } from '../kept-words';
import { leadsWithNotes } from '../leads/notes-keys';

/** For whoever comes back after a lost session: what they had not saved, or not sent, waits. It shows nothing of what it is. */
export function KeptNote() {
  const [drafts, setDrafts] = useState(0);
  const changes = useAllChanges();
  useEffect(() => {
    let isGone = false;
    void leadsWithNotes().then(({ size }) => !isGone && setDrafts(size));
    return () => {
      isGone = true;
    };
  }, []);
  const parked = changes.filter(({ state }) => state === 'parked').length;
  const words = comeBackWords({ drafts, parked, waiting: changes.length - parked });
  if (words.length === 0) return null;
  return (
    <div className="account-note grid gap-2" role="status">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
