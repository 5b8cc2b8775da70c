import { closures } from '../../content/holidays.generated';
import type { Office } from '../../domain/office';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { openWords } from './open-words';

/** Whether the office answers now, in the reader's own time. */
export function OpenNow({ office }: { office: Office }) {
  return <span>{openWords(office, useNow(MINUTE_MS), closures)}</span>;
}
