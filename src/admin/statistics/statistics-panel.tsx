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
  const { onRetry, ...figures } = useStatistics();
  return (
    <div className="statistics">
      <LateNote />
      <Figures {...figures} onRetry={onRetry} />
      {figures.shown.kind !== 'loading' && <EraseSection onErased={onRetry} />}
    </div>
  );
}

function Figures({ shown, isBusy, onRetry }: ReturnType<typeof useStatistics>) {
  switch (shown.kind) {
    case 'loading':
      return <StatisticsSkeleton />;
    case 'failed':
      return <Failed message="Failed to load statistics" onRetry={onRetry} />;
    case 'figures': {
      const { statistics, origin } = shown;
      return (
        <>
          {origin.kind === 'copy' && (
            <CopyNote savedAt={origin.savedAt} isBusy={isBusy} onRetry={onRetry} />
          )}
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
  }
}
