import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { listAddress } from '../dashboard-tab';
import { QUEUE } from '../queries';
import { titleOf } from '../rows/row';
import { NextButton } from '../rows/row-sheet';
import { useStaff } from '../staff';
import { type QueueView, queueQuery, stillWaiting } from './entries';
import { useOpened, usePending } from './use-opened';

type Props = {
  /** The id of the row that is open in a list. */
  row: string;
  /** The list's view, of which the queue may have the part. */
  view: string;
  /** The next row of the list, for one that nobody waits by. */
  children: ReactNode;
};

/** Who comes after somebody who waits: whoever waits next, in leads and contacts alike. From there on it is the queue. */
export function NextWaiting({ row, view: listed, children }: Props) {
  const view: QueueView = listed === 'mine' || listed === 'due' ? listed : '';
  const { state } = useLocation();
  const navigate = useNavigate();
  // The queue is counted again with the figures.
  const { data, isError } = useQuery({ ...queueQuery(useStaff(), view), staleTime: MINUTE_MS });
  const entries = stillWaiting(data?.rows ?? [], usePending().pending, useNow(MINUTE_MS));
  const { opened, next } = useOpened(entries, row);
  // Another name under a thumb is tapped by mistake.
  if (!data && !isError) return null;
  // What is due may be their other row's turn.
  const waits = opened || view !== 'due' ? next : entries[0];
  if (!waits) return children;
  const { id } = waits.row;
  const address = listAddress(QUEUE, { ...(view && { view }), row: id });
  return (
    // One step back leads to the list.
    <NextButton
      name={titleOf(waits.row)}
      onOpen={() => navigate(address, { replace: true, state })}
    />
  );
}
