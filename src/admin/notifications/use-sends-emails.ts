import { useQuery } from '@tanstack/react-query';
import { hostNow } from '../../device/clock';
import { HOUR_MS } from '../../lib/durations';
import { listOf, object, text } from '../../lib/shape';
import { parseTime } from '../../lib/time-words';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';

const areSenders = listOf(object({ asked_at: text }));

/** A sender asks for what is due every ten minutes, or more often. */
const SILENT_AFTER_MS = HOUR_MS;

/** Returns whether e-mails to visitors are being sent, since a sender has asked for them lately; undefined if it can't be told. */
export function useSendsEmails(): boolean | undefined {
  const { database } = useStaff().client;
  const { data } = useQuery({
    queryKey: ['mail-senders'],
    queryFn: ({ signal }) =>
      runQuery(
        database.from('mail_senders').select('asked_at').eq('kind', 'receipt'),
        areSenders,
        signal,
      ),
    staleTime: 0,
    gcTime: 0,
  });
  return data?.some(({ asked_at }) => hostNow() - parseTime(asked_at) < SILENT_AFTER_MS);
}
