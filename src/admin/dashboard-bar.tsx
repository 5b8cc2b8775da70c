import { ClipboardPen } from 'lucide';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TabList } from '../ui/tabs';
import { type TabId, tabsOf } from './dashboard-tab';
import type { useLive } from './live/use-live';
import type { StaffRole } from './session/role';

type Props = {
  role: StaffRole;
  selected: TabId;
  /** What is new behind the tabs. */
  news: ReturnType<typeof useLive>;
  onSelect: (id: TabId, by: 'pointer' | 'key') => void;
};

/** The dashboard's tabs and the way to captures, which agents have first; within reach of the thumb on phones. */
export function DashboardBar({ role, selected, news, onSelect }: Props) {
  const capture = (
    <Link to="/capture">
      <Icon drawing={ClipboardPen} />
      <span>Capture</span>
    </Link>
  );
  return (
    <div className="dashboard-bar">
      {role === 'agent' && capture}
      <TabList
        name="dashboard"
        label="Dashboard"
        tabs={tabsOf(role).map((one) => ({ ...one, news: news[one.id] }))}
        selected={selected}
        className="tabs dashboard-tabs"
        onSelect={onSelect}
      />
      {role === 'admin' && capture}
    </div>
  );
}
