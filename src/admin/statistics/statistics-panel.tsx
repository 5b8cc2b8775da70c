import { isObserved } from '../../content/observed';
import { EraseSection } from '../erasure/erase-section';
import { LateNote } from '../retention/late-note';
import { CopyNote, Failed } from '../rows/list-states';
import { Breakdown } from './breakdown';
import { Cards } from './cards';
import { cardsOf, recentLines, statusParts } from './figures';
import { ObservedPanel } from './observed-panel';
import { RecentActivity } from './recent-activity';
import { SourcesChart } from './sources-chart';
import { StatisticsSkeleton } from './statistics-skeleton';
import { useStatistics } from './use-statistics';
import { WeeksChart } from './weeks-chart';

/** The tab Statistics, and what an administrator does rarely. */
export function StatisticsPanel() {
  const figures = useStatistics();
  return (
    <div className="statistics">
      <LateNote />
      <Figures {...figures} />
      {figures.kind !== 'loading' && <EraseSection onErased={figures.onRetry} />}
    </div>
  );
}

function Figures({ kind, statistics, savedAt, isBusy, onRetry }: ReturnType<typeof useStatistics>) {
  if (kind === 'failed') return <Failed message="Failed to load statistics" onRetry={onRetry} />;
  if (!statistics) return <StatisticsSkeleton />;
  return (
    <>
      {savedAt !== undefined && <CopyNote savedAt={savedAt} isBusy={isBusy} onRetry={onRetry} />}
      <Cards cards={cardsOf(statistics)} />
      <div className="statistics-pair">
        <Breakdown parts={statusParts(statistics)} />
        <RecentActivity lines={recentLines(statistics)} />
      </div>
      <div className="statistics-pair">
        <WeeksChart weeks={statistics.leads_by_week} />
        <SourcesChart sources={statistics.leads_by_source} total={statistics.total_leads} />
      </div>
      {isObserved && <ObservedPanel />}
    </>
  );
}
