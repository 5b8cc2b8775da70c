import { RefreshCw } from 'lucide';
import { later } from '../ui/later';
import { Tool } from '../ui/tool';
import type { TabId } from './dashboard-tab';
import { loadGestures, untilTouched } from './touch/load-gestures';
import { useRefresh } from './use-refresh';

const PullToRefresh = later(async () => (await loadGestures()).PullToRefresh, untilTouched);

/** Loads the open tab again: by a button, which a phone shows to keyboards and screen readers, or by pulling the page. */
export function RefreshButton({ tab }: { tab: TabId }) {
  const { refreshing, words, refresh } = useRefresh(tab);
  return (
    <>
      <Tool
        drawing={RefreshCw}
        className="refresh-button"
        aria-disabled={refreshing === 'busy'}
        onClick={refresh}
      >
        Refresh
      </Tool>
      <p role="status" className="sr-only">
        {words}
      </p>
      <PullToRefresh refreshing={refreshing} words={words} onRefresh={refresh} />
    </>
  );
}
