import type { VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { hostNow } from '../../device/clock';
import { later } from '../../ui/later';
import { ExportButton } from '../export/export-button';
import { useReturnOnce } from '../people/started';
import { useStaff } from '../staff';
import type { SwipeWay } from '../touch/gestures';
import { ElsewhereLinks } from './elsewhere-links';
import { subscriberChips } from './fact-words';
import { FilterBar, useFilters, ViewBar } from './filter-bar';
import { isSearched, matchesFilters } from './filters';
import { focusRow } from './focus-row';
import { firstSeenOf, useLastVisit } from './last-visit';
import type { List } from './list';
import {
  asOf,
  CopyNote,
  copyWords,
  countWords,
  End,
  Failed,
  Loading,
  NewRowsButton,
  Nothing,
} from './list-states';
import { noteListed, RowSwipe } from './listed';
import { PendingNotes } from './pending-notes';
import { type AnyRow, isWorkedOn, type RowContext, titleOf } from './row';
import { RowItem, type RowParts } from './row-item';
import { NextButton, RowSheet, useOpenRow } from './row-sheet';
import { sayGone, useActions } from './use-actions';
import { useChoice } from './use-choice';
import { useKnown } from './use-known';
import { usePaused, useRows } from './use-rows';
import { VirtualList } from './virtual-list';

type Props<Row extends AnyRow> = {
  list: List<Row>;
  /** Shown above the rows. */
  notices?: ReactNode;
  /** What a swipe does to a row; missing where it does nothing to any. */
  swipe?: { wayOf: (row: Row) => SwipeWay | undefined; onSwipe: (row: Row, stored: Row) => void };
  partsOf: (row: Row, context: RowContext<Row>) => RowParts;
  renderSheet: (row: Row, context: RowContext<Row>) => ReactNode;
};

const NextWaiting = later(async () => (await import('../queue/next-waiting')).NextWaiting);

/** A dashboard list: search, filters, infinite scrolling, and the sheet of the open row. */
export function ListPanel<Row extends AnyRow>(props: Props<Row>) {
  const { list } = props;
  const { table } = list;
  const { words } = table;
  const { isShown, filters, change, clear } = useFilters(list);
  const { search } = usePaused(filters);
  const open = useOpenRow();
  const { id: me, role } = useStaff();
  const openId = isShown ? open.id : null;
  const gone = useStore(list.gone);
  const { rows, stored, opened, changes, ...state } = useRows(list, filters, openId, (name) => {
    open.close();
    sayGone(table.name, name, role === 'admin');
  });
  useReturnOnce((started) => {
    // Its sheet asks how it went.
    const isHere = isShown && openId === null && started.table === table.name;
    if (isHere) open.open(started.row);
    return isHere;
  });
  const chipsOf = useKnown(rows);
  const measured = useRef<VirtualItem[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const { remove } = useActions();
  const { kind, copy, newRows, isBusy, isPast, more, next: further } = state;
  const isAll = further === 'end';
  useEffect(() => {
    if (kind !== 'loading') noteListed();
  }, [kind]);
  const visitedAt = useLastVisit();
  const firstSeen = firstSeenOf(rows, visitedAt);
  // While other rows are loading, those of the last search are still shown.
  const listed = isBusy ? rows.filter((row) => matchesFilters(row, filters, me)) : rows;
  // A new search drops what it hides before it is answered.
  const choice = useChoice(list, isPast ? listed : rows);
  const isEmpty = kind === 'rows' && !copy && !isBusy && rows.length === 0;
  const retry = () => void list.refresh();

  const place = opened ? rows.findIndex(({ id }) => id === opened.stored.id) : -1;
  const below = place < 0 ? undefined : rows[place + 1];
  const next = below && (
    <NextButton name={titleOf(below)} onOpen={() => open.openInstead(below.id)} />
  );

  // Their rows were deleted by somebody else, or are further down.
  const orphans = changes.filter(
    ({ change }) => change.row_table === table.name && !stored.has(change.row_id),
  );
  const removeRow = (row: Row) => {
    const place = rows.findIndex(({ id }) => id === row.id);
    const beside = [rows[place + 1], rows[place - 1]].flatMap((one) => one?.id ?? []);
    void remove(table.name, [row]);
    focusRow(beside);
  };
  const contextOf = (shown: Row): RowContext<Row> => {
    const row = stored.get(shown.id) ?? shown;
    return {
      stored: row,
      changes: changes.filter(({ change }) => change.row_id === row.id),
      onOpen: () => open.open(row.id),
      onClose: open.close,
      onRemove: role === 'admin' ? () => removeRow(row) : undefined,
    };
  };

  return (
    <section aria-labelledby={`${table.tab}-title`} className="list-panel pb-18 md:pb-24">
      {/* Sighted people see the title on the selected tab. */}
      <h2 ref={title} id={`${table.tab}-title`} tabIndex={-1} className="sr-only">
        {words.title}
      </h2>
      <div className="list-bar">
        <FilterBar table={table} rows={rows} filters={filters} onChange={change} />
        <div className="list-tools">
          {choice.tools(listed, stored, isAll && !copy && !isBusy)}
          {/* It exports the whole list, whatever is chosen. */}
          {!choice.isChoosing && <ExportButton table={table} filters={filters} isEmpty={isEmpty} />}
        </div>
      </div>
      <div className="list-head">
        {table.filters.includes('kind') && (
          <ViewBar
            tab={table.tab}
            label={`Which ${words.many}`}
            view={filters.view}
            onChange={change}
          />
        )}
        <p
          role="status"
          className={`note figures ${copy || isSearched(filters) ? '' : 'max-md:sr-only'}`}
        >
          {kind === 'rows' &&
            (copy
              ? copyWords(words, rows.length, copy, Date.now())
              : countWords(words, rows.length, isAll))}
        </p>
      </div>
      <ElsewhereLinks table={table} search={search.trim()} view={filters.view} />
      {kind === 'rows' && (
        <PendingNotes changes={orphans} stored={undefined} gone={gone} onFind={open.open} />
      )}
      {props.notices}
      <NewRowsButton count={newRows.length} onTake={() => list.showNew(newRows)} />
      {kind === 'loading' && <Loading words={words} />}
      {kind === 'failed' && <Failed message={table.loadFailure} onRetry={retry} />}
      {kind === 'rows' && (
        <div aria-busy={isBusy} className="list-body">
          {copy && <CopyNote savedAt={copy.savedAt} isBusy={isBusy} onRetry={retry} />}
          {rows.length === 0 && !isBusy ? (
            <Nothing
              words={words}
              filters={filters}
              isCopy={copy !== undefined}
              onClear={() => {
                clear();
                title.current?.focus({ preventScroll: true });
              }}
            />
          ) : (
            isShown && (
              <>
                {props.swipe && !choice.isChoosing && (
                  <RowSwipe
                    wayOf={(id) => {
                      const row = rows.find((one) => one.id === id);
                      return row && props.swipe?.wayOf(row);
                    }}
                    onSwipe={(id) => {
                      const row = rows.find((one) => one.id === id);
                      if (row) props.swipe?.onSwipe(row, stored.get(id) ?? row);
                    }}
                  />
                )}
                <VirtualList
                  measured={measured}
                  label={words.title}
                  rows={rows}
                  total={isAll ? rows.length : undefined}
                  onEnd={more}
                >
                  {(row) => {
                    const context = contextOf(row);
                    return (
                      <>
                        {visitedAt !== null && row === firstSeen && (
                          <p className="row-visit">
                            <span>Your last visit: {asOf(visitedAt, hostNow())}</span>
                          </p>
                        )}
                        <RowItem
                          row={row}
                          {...context}
                          {...props.partsOf(row, context)}
                          choice={choice.of(context.stored)}
                          chips={'is_active' in row ? subscriberChips(row) : chipsOf(row)}
                        />
                      </>
                    );
                  }}
                </VirtualList>
                <End next={further} words={words} isCopy={copy !== undefined} onMore={more} />
              </>
            )
          )}
        </div>
      )}
      <RowSheet
        row={opened?.row}
        context={opened && contextOf(opened.stored)}
        onClose={open.close}
        next={
          // After a search, its results are gone through instead.
          opened && isWorkedOn(opened.stored) && !isSearched(filters) ? (
            <NextWaiting row={opened.stored.id} view={filters.view}>
              {next}
            </NextWaiting>
          ) : (
            next
          )
        }
      >
        {props.renderSheet}
      </RowSheet>
    </section>
  );
}
