import { isObserved } from '../../content/observed';
import { EraseSection } from '../erasure/erase-section';
import { LateNote } from '../retention/late-note';
import { CopyNote, Failed } from '../rows/list-states';
import { NOTHING_COUNTED } from './figures';
import { ObservedPanel } from './observed-panel';
import { Overview } from './overview';
import { SourcesChart } from './sources-chart';
import { useStatistics } from './use-statistics';
import { WeeksChart } from './weeks-chart';

/** The Statistics tab, which also has what an administrator rarely does. */
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
  if (!statistics) {
    // The same layout, so that nothing jumps.
    return (
      <>
        <p role="status" className="sr-only">
          Loading statistics…
        </p>
        <div className="statistics statistics-skeleton" aria-hidden="true">
          <Overview statistics={NOTHING_COUNTED} />
        </div>
      </>
    );
  }
  return (
    <>
      {savedAt !== undefined && <CopyNote savedAt={savedAt} isBusy={isBusy} onRetry={onRetry} />}
      <Overview statistics={statistics} />
      <div className="statistics-pair">
        <WeeksChart weeks={statistics.leads_by_week} />
        <SourcesChart sources={statistics.leads_by_source} total={statistics.total_leads} />
      </div>
      {isObserved && <ObservedPanel />}
    </>
  );
}
