import { useEffect, useState } from 'react';
import { watchWriting } from './writing';

/** Whether something that takes the focus may open: not before whoever is writing has left the field. */
export function useUndisturbed(isWanted: boolean): boolean {
  const [isWriting, setWriting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => watchWriting(document, setWriting), []);
  // Once it is open, somebody writes in it.
  const next = isWanted && (isOpen || !isWriting);
  if (next !== isOpen) setOpen(next);
  return next;
}
