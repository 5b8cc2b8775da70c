import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
import { copyOf, freshOf, type ListData, rowsOf } from './list-data';
import type { AnyRow } from './row';

/** What follows behind the last row. */
export type Next = 'more' | 'loading' | 'failed' | 'end';

type Result<Row> = InfiniteQueryObserverResult<ListData<Row>>;

/** What there is to see of a list. */
export function viewOf<Row extends AnyRow>(query: Result<Row>) {
  const { data, isError, isFetching, isFetchingNextPage } = query;
  return {
    kind: data ? 'rows' : isError ? 'failed' : 'loading',
    rows: rowsOf(data),
    copy: copyOf(data),
    fresh: freshOf(data),
    /** The beginning is on its way; what is shown meanwhile is older, or of other filters. */
    isBusy: isFetching && !isFetchingNextPage,
    next: nextOf(query),
  } as const;
}

function nextOf<Row>({ data, isFetchingNextPage, isFetchNextPageError }: Result<Row>): Next {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return data?.pages.at(-1)?.next ? 'more' : 'end';
}
