import { LogPanel } from '../sheet/log-panel';
import { useRowActions } from '../sheet/use-row-actions';
import type { Planned } from './plan';

type Props = { planned: Planned; onNoted: () => void };

/** What came of an appointment that is over, in one tap, as on the sheet of its row. */
export function Outcome({ planned, onNoted }: Props) {
  const { log } = useRowActions(planned.found_in, planned, planned);
  return <LogPanel log={log} onDone={onNoted} />;
}
