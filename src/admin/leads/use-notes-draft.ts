import { useEffect, useState } from 'react';
import { object, text } from '../../lib/shape';
import { listsOf } from '../rows/lists';
import type { Lead } from '../rows/row';
import { useStaff } from '../staff';

const isDraft = object({ notes: text });

/**
 * Notes as they are being typed. What is not saved yet is kept on the device with each letter: it outlives a reload, a
 * closed sheet and a session that ran out, and goes with the dashboard's copy at sign-out.
 */
export function useNotesDraft(lead: Lead) {
  const staff = useStaff();
  const { copy } = listsOf(staff);
  const key = `notes:${lead.id}`;
  /** Nothing: as they are saved. */
  const [typed, setTyped] = useState<string>();
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    let isGone = false;
    void copy.read(key).then((kept) => {
      // Who was quick has begun to type already.
      if (!isGone && kept && isDraft(kept.value)) {
        const { notes } = kept.value;
        setTyped((current) => current ?? notes);
        setKept(true);
      }
    });
    return () => {
      isGone = true;
    };
  }, [copy, key]);

  const drop = () => {
    setKept(false);
    void copy.remove(key);
  };

  const saved = lead.notes ?? '';
  const notes = typed ?? saved;
  return {
    notes,
    isDraft: notes !== saved,
    /** The device has it: a reload would bring it back. */
    isKept,
    type(next: string): void {
      setTyped(next);
      if (next === saved) drop();
      else void copy.write(key, { notes: next }).then(setKept);
    },
    /** They are saved, or not wanted any more. */
    forget(): void {
      setTyped(undefined);
      drop();
    },
  };
}
