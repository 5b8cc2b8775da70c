import { Breakdown } from './breakdown';
import { Cards } from './cards';
import { cardsOf, NOTHING_COUNTED, recentLines, statusParts } from './figures';
import { RecentActivity } from './recent-activity';

/** The figures are on their way. What stands here has the layout of what comes, so that nothing jumps. */
export function StatisticsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading statistics…
      </p>
      <div className="statistics statistics-skeleton" aria-hidden="true">
        <Cards cards={cardsOf(NOTHING_COUNTED)} />
        <div className="statistics-pair">
          <Breakdown parts={statusParts(NOTHING_COUNTED)} />
          <RecentActivity lines={recentLines(NOTHING_COUNTED)} />
        </div>
      </div>
    </>
  );
}
