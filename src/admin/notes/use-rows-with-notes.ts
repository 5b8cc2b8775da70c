import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaff } from '../staff';
import { notesChannel, rowsWithNotes, UNSAVED_NOTES } from './notes-keys';

const NONE: ReadonlySet<string> = new Set();

/** Returns the rows with unsaved notes on this device, from any tab. */
export function useRowsWithNotes(): ReadonlySet<string> {
  const { id } = useStaff();
  const { data = NONE, refetch } = useQuery({
    queryKey: UNSAVED_NOTES,
    queryFn: () => rowsWithNotes(id),
    initialData: NONE,
    staleTime: 0,
  });
  useEffect(() => notesChannel.listen(() => void refetch()), [refetch]);
  return data;
}
