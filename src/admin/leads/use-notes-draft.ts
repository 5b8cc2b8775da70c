import { useEffect, useRef, useState } from 'react';
import { listsOf } from '../rows/lists';
import type { Lead } from '../rows/row';
import { useStaff } from '../staff';
import { basisOf, type DraftBasis, isNotesDraft, NOTES_KEY, seenByAuthor } from './notes-draft';

type Typed = { notes: string; basis: DraftBasis | undefined };

/**
 * Notes as they are being typed. What is not saved yet is kept on the device with each letter, and with it what it was
 * begun on: it outlives a reload, a closed sheet and a session that ran out, and goes with the dashboard's copy at
 * sign-out.
 * @param stored the lead as the database gave it, without changes that wait
 */
export function useNotesDraft(lead: Lead, stored: Lead) {
  const staff = useStaff();
  const { copy } = listsOf(staff);
  const key = `${NOTES_KEY}${lead.id}`;
  /** Nothing: as they are saved. */
  const [typed, setTyped] = useState<Typed>();
  const [isKept, setKept] = useState(false);
  /** For whoever waits for an answer while somebody goes on typing. */
  const latest = useRef<string>(undefined);
  useEffect(() => {
    latest.current = typed?.notes;
  }, [typed]);

  useEffect(() => {
    let isGone = false;
    void copy.read(key).then((kept) => {
      if (!isGone && kept && isNotesDraft(kept.value)) {
        const { notes, basis } = kept.value;
        // Somebody may have begun to type already.
        setTyped((current) => current ?? { notes, basis });
        setKept(true);
      }
    });
    return () => {
      isGone = true;
    };
  }, [copy, key]);

  const forget = () => {
    setTyped(undefined);
    setKept(false);
    void copy.remove(key);
  };

  const saved = lead.notes ?? '';
  const notes = typed?.notes ?? saved;
  return {
    notes,
    isDraft: notes !== saved,
    /** The device has it: a reload would bring it back. */
    isKept,
    /** What whoever typed them has seen of the lead. */
    seen: typed ? seenByAuthor(stored, typed.basis) : undefined,
    type(next: string): void {
      if (next === saved) {
        forget();
        return;
      }
      const draft = { notes: next, basis: typed ? typed.basis : basisOf(stored, saved) };
      setTyped(draft);
      void copy.write(key, draft).then(setKept);
    },
    /** They are not wanted any more. */
    forget,
    /** These are saved. What was typed since then was begun on them, and stays. */
    settle(sent: string): void {
      if (latest.current === sent) forget();
      else setTyped((since) => since && { ...since, basis: basisOf(stored, sent) });
    },
  };
}
