import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { listAddress, readTab } from '../dashboard-tab';
import { PersonSearch } from '../people/person-search';
import { useReturnOnce } from '../people/started';
import { QUEUE } from '../queries';
import { ViewBar } from '../rows/filter-bar';
import { focusRow } from '../rows/focus-row';
import { CopyNote, Failed, Spinner } from '../rows/list-states';
import { noteListed } from '../rows/listed';
import { type InboxRow, titleOf } from '../rows/row';
import { useOpenRow } from '../rows/row-sheet';
import { preloadInboxSheet } from '../sheet/lazy-inbox-sheet';
import { useStaff } from '../staff';
import {
  countsLeft,
  countText,
  type QueueView,
  queueQuery,
  queueWords,
  stillWaiting,
} from './entries';
import { PersonPane, PersonSheet } from './person';
import { QueueRows } from './queue-rows';
import { useAnswers } from './use-answers';
import { useFirst, useOpened, usePending } from './use-opened';

const VIEWS: [view: QueueView, label: string][] = [
  ['', 'All'],
  ['mine', 'Mine'],
  ['due', 'Due today'],
  ['new', 'New'],
  ['asked', 'To confirm'],
];

/** Who waits for an answer, in leads and contacts alike: the oldest promise first. */
export function QueuePanel() {
  const staff = useStaff();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isShown = readTab(search) === QUEUE;
  const asked = new URLSearchParams(search).get('view');
  const view = VIEWS.find(([one]) => one === asked)?.[0] ?? '';
  const query = useQuery({ ...queueQuery(staff, view), enabled: isShown });
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  useEffect(preloadInboxSheet, []);
  useEffect(() => {
    if (data || isError) noteListed();
  }, [data, isError]);
  const now = useNow(MINUTE_MS);
  const { pending: changes } = usePending();
  const entries = stillWaiting(data?.rows ?? [], changes, now);
  const isWide = useMedia('(width >= 64rem)');
  const open = useOpenRow();
  const shown = isPlaceholderData ? [] : entries;
  const heads = { view, isCopy: data?.savedAt !== undefined };
  const [first, letGo] = useFirst(shown, heads, isShown && open.id === null);
  const firstId = first ?? entries[0]?.row.id;
  const openId = isShown ? (open.id ?? (isWide ? firstId : undefined)) : undefined;
  const { opened, next } = useOpened(entries, openId);
  // An address that names somebody who has left the queue since.
  const isGone =
    isWide && isShown && open.id !== null && !opened && data !== undefined && !isFetching;
  const close = useEffectEvent(open.close);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  useReturnOnce(({ row }) => {
    // Its sheet asks how it went.
    const isHere = isShown && open.id === null && entries.some((entry) => entry.row.id === row);
    if (isHere) open.open(row);
    return isHere;
  });
  const answers = useAnswers(entries);
  const onRetry = () => void refetch();
  /** On a wide screen it stands beside the queue, and is no step of its own. */
  const show = (id: string) => (isWide || open.id !== null ? open.openInstead(id) : open.open(id));
  // People who were answered have left the queue, and are not answered again.
  const done = opened && entries.includes(opened) ? answers.doneOf(opened) : undefined;
  const person = opened && {
    entry: opened,
    onClose() {
      open.close();
      letGo();
    },
    next: next && { name: titleOf(next.row), onOpen: () => show(next.row.id) },
    confirmOf: (row: InboxRow, keys?: string) => answers.buttonOf(opened.found_in, row, keys),
    done: done && {
      words: done.words,
      onDone() {
        done.run();
        if (!next) return;
        show(next.row.id);
        focusRow([next.row.id]);
      },
    },
  };
  const counts = data && countsLeft(data, entries, staff.id);
  const all = counts?.[view || 'all'] ?? 0;

  return (
    <section aria-labelledby="queue-title" className="queue-panel list-panel">
      <div className="min-w-0">
        <h2 id="queue-title" tabIndex={-1} className="sr-only">
          Who is waiting for an answer
        </h2>
        <div className="list-bar">
          <PersonSearch tab={QUEUE} />
        </div>
        <div className="list-head">
          <ViewBar
            tab={QUEUE}
            label="Part of the queue"
            views={VIEWS.map(([one, label]) => [
              one,
              label,
              counts && countText(counts[one || 'all']),
            ])}
            view={view}
            onChange={({ view: to }) => navigate(listAddress(QUEUE, to ? { view: to } : {}))}
          />
          <p role="status" className={entries.length < all ? 'note' : 'sr-only'}>
            {data && !isPlaceholderData && queueWords(entries.length, all)}
          </p>
        </div>
        {data?.savedAt !== undefined ? (
          <CopyNote savedAt={data.savedAt} isBusy={isFetching} onRetry={onRetry} />
        ) : (
          data &&
          isError && (
            <CopyNote savedAt={query.dataUpdatedAt} isBusy={isFetching} onRetry={onRetry} />
          )
        )}
        {!data && !isError && <Spinner className="py-10">Loading the queue…</Spinner>}
        {!data && isError && <Failed message="Failed to load the queue" onRetry={onRetry} />}
        {data && entries.length === 0 && (
          <div className="grid gap-3 py-10">
            {all === 0 ? (
              <>
                <p className="subtitle">
                  {view === '' ? 'Nobody is waiting for an answer' : 'Nobody is left in this part'}
                </p>
                <p className="note">New enquiries, times to confirm and next steps appear here.</p>
              </>
            ) : (
              <p className="note">They appear here once what you did is saved.</p>
            )}
          </div>
        )}
        {isShown && entries.length > 0 && (
          <QueueRows
            entries={entries}
            now={now}
            pending={changes}
            answers={answers}
            currentId={isWide ? openId : undefined}
            isBusy={isPlaceholderData}
            onOpen={show}
            onFocus={(id) => isWide && open.id !== id && show(id)}
          />
        )}
      </div>
      {isWide && person && <PersonPane key={person.entry.row.id} {...person} />}
      {!isWide && person && <PersonSheet key={person.entry.row.id} {...person} />}
    </section>
  );
}

/** Whether a media query holds; not before the page has woken. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
