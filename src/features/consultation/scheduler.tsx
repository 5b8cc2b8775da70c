import { Loading, loadOnce, useCode } from './loading';
import type { ScheduleRequest } from './request';

/** The panel with its strip of days, a chunk that most visits don't need. */
export const panel = loadOnce(() => import('./panel'));

type Props = {
  request: ScheduleRequest;
  /** The request is complete, so the surrounding sheet can close. */
  onDone: () => void;
  /** Focuses the days once they have loaded. */
  autoFocus?: boolean;
};

/** The scheduler panel, with a placeholder while it loads and a message if that fails. */
export function Scheduler(props: Props) {
  const { code, ...loading } = useCode(panel);
  if (code) return <code.Panel {...props} />;
  return (
    <div className="schedule">
      <Loading request={props.request} {...loading} />
    </div>
  );
}
