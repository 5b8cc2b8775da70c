import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { withKnownName } from '../../domain/known';
import type { InboxTable } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { TextField } from '../../ui/field';
import type { InboxKey } from '../history/history';
import { PersonText } from '../people/person-text';
import { When } from '../rows/facts';
import { type Filters, matchesFilters, NO_FILTERS } from '../rows/filters';
import { loadPage } from '../rows/load-page';
import type { InboxRow } from '../rows/row';
import { contacts, leads } from '../rows/table';
import { usePaused } from '../rows/use-rows';
import { type Staff, useStaff } from '../staff';
import { withCopy } from '../with-copy';
import { aboutOf } from './other-enquiries';

/** How many rows of each list are offered: whoever looks for another types more of it. */
const MOST = 5;

type Candidate = InboxRow & { found_in: InboxTable };

/** The rows of both lists that a search finds; without a network, of what this device keeps. */
const candidatesQuery = ({ client, lists, id }: Staff, filters: Filters) =>
  queryOptions<Candidate[]>({
    queryKey: ['candidates', filters.search],
    enabled: filters.search.trim() !== '',
    gcTime: 0,
    async queryFn({ signal }) {
      const query = { filters, size: MOST };
      const [ofLeads, ofContacts] = await Promise.all([
        loadPage(client, leads, query, signal),
        loadPage(client, contacts, query, signal),
      ]);
      return [...found('leads', ofLeads), ...found('contacts', ofContacts)];
    },
    persister: withCopy(async () => {
      const [ofLeads, ofContacts] = await Promise.all([lists.kept.leads(), lists.kept.contacts()]);
      const fitting = <Row extends InboxRow>(rows: readonly Row[] = []) =>
        rows.filter((row) => matchesFilters(row, filters, id)).slice(0, MOST);
      return [
        ...found('leads', fitting(ofLeads?.rows)),
        ...found('contacts', fitting(ofContacts?.rows)),
      ];
    }),
  });

const found = (found_in: InboxTable, rows: readonly InboxRow[]): Candidate[] =>
  rows.map((row) => ({ ...withKnownName<InboxRow>(row), found_in }));

type Props = {
  row: Pick<InboxRow, 'id' | 'known'>;
  /** Joins it with another; resolves with why they can't be, if so. */
  onJoin: (other: InboxKey) => Promise<string | undefined>;
};

/** Joins the open row with another, of which nothing that was written tells that it is the same person's. */
export function SamePerson({ row, onJoin }: Props) {
  const [search, setSearch] = useState<string>();
  const filters = useMemo(() => ({ ...NO_FILTERS, search: search ?? '' }), [search]);
  const paused = usePaused(filters);
  const {
    data = [],
    isSuccess,
    isError,
    isFetching,
  } = useQuery(candidatesQuery(useStaff(), paused));
  const candidates = data.filter(
    ({ id, known }) => id !== row.id && (!known || known.person !== row.known?.person),
  );
  const [refusal, setRefusal] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const isAsked = search !== undefined && search.trim() !== '';
  const isDone = paused === filters && !isFetching;
  const nothing = isSuccess ? 'No other enquiry matches.' : isError && 'The search failed.';
  return (
    <section aria-label="Same person as">
      <Action
        ref={opener}
        aria-expanded={search !== undefined}
        onClick={() => {
          setRefusal(undefined);
          setSearch(search === undefined ? '' : undefined);
        }}
      >
        Same person as …
      </Action>
      {search !== undefined && (
        <TextField
          id="same-person"
          type="search"
          label="Name, number or address of the other enquiry"
          autoComplete="off"
          autoFocus
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {isAsked && (
        <ul className="mt-1 grid">
          {candidates.map((one) => (
            <li key={one.id} className="border-t border-line py-1">
              <Action
                onClick={() => {
                  // The list goes, and must not take the focus with it.
                  opener.current?.focus();
                  setSearch(undefined);
                  void onJoin({ found_in: one.found_in, id: one.id }).then(setRefusal);
                }}
              >
                <PersonText>{one.name}</PersonText>
              </Action>
              <p className="note">
                <PersonText>{aboutOf(one)}</PersonText>, <When at={one.created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="note empty:absolute">
        {refusal ?? (isAsked && isDone && candidates.length === 0 && nothing)}
      </p>
    </section>
  );
}
