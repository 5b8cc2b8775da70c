import { Breakdown } from './breakdown';
import { Cards } from './cards';
import { cardsOf, recentLines, type Statistics, statusParts } from './figures';
import { RecentActivity } from './recent-activity';

/** Of the same layout as what comes; its figures are hidden. */
const NOTHING: Statistics = {
  total_contacts: 0,
  recent_contacts: 0,
  total_subscribers: 0,
  active_subscribers: 0,
  recent_subscribers: 0,
  total_leads: 0,
  new_leads: 0,
  contacted_leads: 0,
  qualified_leads: 0,
  converted_leads: 0,
  recent_leads: 0,
  leads_by_week: [],
  leads_by_source: [],
};

/** The figures are on their way: nothing jumps when they come. */
export function StatisticsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading statistics…
      </p>
      <div className="statistics statistics-skeleton" aria-hidden="true">
        <Cards cards={cardsOf(NOTHING)} />
        <div className="statistics-pair">
          <Breakdown parts={statusParts(NOTHING)} />
          <RecentActivity lines={recentLines(NOTHING)} />
        </div>
      </div>
    </>
  );
}
