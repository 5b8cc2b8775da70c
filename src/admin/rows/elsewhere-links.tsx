import { useQuery } from '@tanstack/react-query';
import { ArrowLink } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { useStaff } from '../staff';
import { elsewhereQuery, elsewhereWords } from './elsewhere';
import type { AnyRow } from './row';
import { TAB_OF, type Table } from './table';

type Props<Row extends AnyRow> = { table: Table<Row>; search: string; view?: string };

/** What is found in the other lists: whoever rings may have written elsewhere, and others are due as well. */
export function ElsewhereLinks<Row extends AnyRow>({ table, search, view }: Props<Row>) {
  const { data = [] } = useQuery(elsewhereQuery(useStaff(), search));
  const others = search === '' ? [] : elsewhereWords(data, table.name);
  return (
    <p role="status" className="elsewhere">
      {others.map(({ found_in, words }) => (
        <ArrowLink key={found_in} className="action" to={listAddress(TAB_OF[found_in], { search })}>
          <span key={words}>{words}</span>
        </ArrowLink>
      ))}
      {view === 'due' && (
        <ArrowLink className="action" to={listAddress('queue', { view })}>
          Everybody due today
        </ArrowLink>
      )}
    </p>
  );
}
