import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isObserved } from '../../content/observed';
import { readTab } from '../dashboard-tab';
import { EraseSection } from '../erasure/erase-section';
import { LateNote } from '../retention/late-note';
import { CopyNote, Failed } from '../rows/list-states';
import { listsOf } from '../rows/lists';
import { useStaff } from '../staff';
import { NOTHING_COUNTED } from './figures';
import { ObservedPanel } from './observed-panel';
import { Overview } from './overview';
import { SourcesChart } from './sources-chart';
import { statisticsProbe, statisticsQuery } from './statistics-query';
import { WeeksChart } from './weeks-chart';

const LAYOUT = 'grid gap-9 pb-8 md:gap-14';

/** The Statistics tab, including what an administrator rarely needs. */
export function StatisticsPanel() {
  const figures = useStatistics();
  return (
    <div className={LAYOUT}>
      <LateNote />
      <Figures {...figures} />
      {figures.kind !== 'loading' && <EraseSection onErased={figures.onRetry} />}
    </div>
  );
}

function Figures({ kind, statistics, savedAt, isBusy, onRetry }: ReturnType<typeof useStatistics>) {
  if (kind === 'failed') return <Failed message="Failed to load statistics" onRetry={onRetry} />;
  if (!statistics) {
    // The same layout, so that nothing jumps.
    return (
      <>
        <p role="status" className="sr-only">
          Loading statistics…
        </p>
        <div className={`${LAYOUT} statistics-skeleton`} aria-hidden="true">
          <Overview statistics={NOTHING_COUNTED} />
        </div>
      </>
    );
  }
  return (
    <>
      {savedAt !== undefined && (
        <CopyNote className="-mb-3" savedAt={savedAt} isBusy={isBusy} onRetry={onRetry} />
      )}
      <Overview statistics={statistics} />
      <div className="grid gap-x-16 gap-y-9 *:min-w-0 md:grid-cols-[3fr_2fr]">
        <WeeksChart weeks={statistics.leads_by_week} />
        <SourcesChart sources={statistics.leads_by_source} total={statistics.total_leads} />
      </div>
      {isObserved && <ObservedPanel />}
    </>
  );
}

/**
 * Returns the dashboard's figures. They are fetched when their tab is shown, when the window gets the focus, and when
 * rows come in.
 */
function useStatistics() {
  const staff = useStaff();
  const lists = listsOf(staff);
  const isShown = readTab(useLocation().search) === 'statistics';
  const query = useQuery({ ...statisticsQuery(staff.client, lists.copy), enabled: isShown });
  const { data, refetch } = query;
  useQuery({
    ...statisticsProbe(staff.client, () => void refetch()),
    enabled: isShown && query.isError,
  });

  return {
    kind: data ? 'figures' : query.isError ? 'failed' : 'loading',
    statistics: data?.statistics,
    /** When they were counted, if they are the staff copy or could not be refetched. */
    savedAt: data?.savedAt ?? (query.isError ? query.dataUpdatedAt : undefined),
    isBusy: query.isFetching,
    onRetry: () => void refetch(),
  } as const;
}
