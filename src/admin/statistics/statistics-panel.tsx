import { isObserved } from '../../content/observed';
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

/** The tab Statistics. */
export function StatisticsPanel() {
  const { shown, isBusy, onRetry } = useStatistics();
  switch (shown.kind) {
    case 'loading':
      return <StatisticsSkeleton />;
    case 'failed':
      return <Failed message="Failed to load statistics" onRetry={onRetry} />;
    case 'figures': {
      const { statistics, origin } = shown;
      return (
        <div className="statistics">
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
        </div>
      );
    }
  }
}
