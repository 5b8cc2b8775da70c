import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isObserved } from '../../content/deployment';
import { DAY_MS } from '../../lib/durations';
import { grouped } from '../../lib/english';
import { listAddress, readTab } from '../dashboard-tab';
import { PersonSearch } from '../people/person-search';
import { queueQuery } from '../queue/entries';
import { QueuePart } from '../queue/queue-part';
import { CopyNote, Failed } from '../rows/list-states';
import { noteListed } from '../rows/listed';
import { ourProperties } from '../rows/property';
import { runQuery } from '../rows/run-query';
import { sourceWords } from '../rows/words';
import { useStaff } from '../staff';
import { answerLines, isObservedAnswer, observedLines, shareOf, shareText } from './figures';
import { Overview } from './overview';
import { FiguresPart } from './parts';
import { NOTHING_COUNTED, type Statistics, statisticsProbe, statisticsQuery } from './statistics';
import { Tools } from './tools';
import { LateNote, OverbookedNote } from './warnings';
import { WeeksChart } from './weeks-chart';

const LAYOUT = 'grid gap-9 pb-8 md:gap-14';

/**
 * The Statistics tab, including what an administrator rarely needs. The figures are fetched when the tab is shown, when
 * the window gets the focus, and when rows come in.
 */
export function StatisticsPanel() {
  const staff = useStaff();
  const { client, lists, role } = staff;
  const isAdmin = role === 'admin';
  const isShown = readTab(useLocation().search) === 'statistics';
  const query = useQuery({ ...statisticsQuery(client, lists.copy), enabled: isShown });
  const { data, isError, refetch } = query;
  const queue = useQuery({ ...queueQuery(staff), enabled: isShown });
  // With what stands above them, which would push the figures down under a thumb; and for good: a sheet may be open.
  const isReady = query.isFetched && queue.isFetched;
  useEffect(() => {
    if (isReady) noteListed();
  }, [isReady]);
  const onRetry = () => void refetch();
  useQuery({ ...statisticsProbe(client, onRetry), enabled: isShown && isError });
  // When they were counted, if they are the staff copy or could not be refetched.
  const savedAt = data?.savedAt ?? (isError ? query.dataUpdatedAt : undefined);

  return (
    <div className={LAYOUT}>
      <div className="list-bar -mb-3 md:-mb-6">
        <PersonSearch tab="statistics" />
      </div>
      {isAdmin && <LateNote />}
      {isShown && <OverbookedNote />}
      {data && savedAt !== undefined && (
        <CopyNote className="-mb-3" savedAt={savedAt} isBusy={query.isFetching} onRetry={onRetry} />
      )}
      {queue.data && <QueuePart queue={queue.data} isShown={isShown} />}
      {isReady && data ? (
        <Figures
          statistics={data.statistics}
          isAdmin={isAdmin}
          countedAt={savedAt ?? query.dataUpdatedAt}
        />
      ) : !data && isError ? (
        <Failed message="Failed to load statistics" onRetry={onRetry} />
      ) : (
        <Skeleton isAdmin={isAdmin} />
      )}
      {isReady && <Tools isAdmin={isAdmin} onErased={onRetry} />}
    </div>
  );
}

type FiguresProps = { statistics: Statistics; isAdmin: boolean; countedAt: number };

function Figures({ statistics, isAdmin, countedAt }: FiguresProps) {
  const since = new Date(countedAt - 7 * DAY_MS).toISOString();
  return (
    <>
      <Overview statistics={statistics} since={since} isAdmin={isAdmin} />
      <FiguresPart
        id="answers"
        title="Answered in office hours"
        heads={['Time', 'Share answered', 'Enquiries']}
        empty="There is nothing to show yet."
        lines={answerLines(statistics)}
      >
        <p className="note mt-1">
          Over the last 28 days, from the moment of arrival. The clock stops while the office is
          closed.
        </p>
      </FiguresPart>
      <div className="grid gap-x-16 gap-y-9 *:min-w-0 md:grid-cols-[3fr_2fr]">
        <WeeksChart weeks={statistics.leads_by_week} />
        <FiguresPart
          id="sources"
          title="Leads by source"
          heads={['Source', 'Leads', 'Share of all leads']}
          empty="No leads yet."
          lines={statistics.leads_by_source.map(({ source, leads }) => ({
            name: sourceWords(source),
            ...partOf(leads, statistics.total_leads),
            to: listAddress('leads', { source }),
          }))}
        />
      </div>
      {statistics.qualified_by_property.length > 0 && (
        <FiguresPart
          id="qualified"
          title="Qualified leads by property"
          heads={['Property', 'Leads', 'Share of all qualified']}
          empty=""
          lines={statistics.qualified_by_property.map(({ property, leads }) => ({
            name: ourProperties.get(property) ?? property,
            ...partOf(leads, statistics.qualified_leads),
            to: listAddress('leads', { status: 'qualified', property }),
          }))}
        />
      )}
      {isObserved && isAdmin && <ObservedPanel />}
    </>
  );
}

/** A figure with its share of all. */
function partOf(leads: number, all: number) {
  const share = shareOf(leads, all);
  return { figure: grouped(leads), note: shareText(share), share };
}

/** The same layout, so that nothing jumps. */
function Skeleton({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading statistics…
      </p>
      <div className={`${LAYOUT} statistics-skeleton`} aria-hidden="true" inert>
        <Overview statistics={NOTHING_COUNTED} since="" isAdmin={isAdmin} />
      </div>
    </>
  );
}

/** How the site performs on visitors' devices; hidden if it can't be loaded. */
function ObservedPanel() {
  const { client } = useStaff();
  const { data: observed } = useQuery({
    queryKey: ['observed'],
    queryFn: ({ signal }) => runQuery(client.database.rpc('observed'), isObservedAnswer, signal),
    staleTime: 0,
  });

  if (!observed) return null;
  const { errors } = observed;
  return (
    <FiguresPart
      id="observed"
      title="The site on visitors’ devices"
      heads={['Measure', 'Three in four visits stay below', 'That is']}
      lines={observedLines(observed)}
      empty="Nothing was recorded in the last 28 days."
    >
      <p className="note mt-3">
        Three in four visits in the last 28 days stay below.{' '}
        <span>
          {errors.length === 0
            ? 'The outbox met no errors.'
            : `The outbox met: ${errors.map(({ name, count }) => `${name} (${grouped(count)})`).join(', ')}.`}
        </span>
      </p>
    </FiguresPart>
  );
}
