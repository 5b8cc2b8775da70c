import { ListChecks } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { later } from '../../ui/later';
import { takeFocus } from '../../ui/undo';
import { useStaff } from '../staff';
import type { List } from './list';
import { type AnyRow, isWorkedOn } from './row';
import type { RowParts } from './row-item';
import { useActions } from './use-actions';

/** The bar for several rows. */
export const ChoiceBar = later(async () => (await import('./choice-bar')).ChoiceBar);

/** Lets rows of a list be chosen, and be worked on or, by an administrator, deleted at once. */
export function useChoice<Row extends AnyRow>({ table }: List<Row>, rows: readonly Row[]) {
  const { name, words } = table;
  const { role } = useStaff();
  const { remove } = useActions();
  const { chosen, isChosen, choose, toggle, stop } = useChosen(rows);
  const [wasChosen, setWasChosen] = useState(false);
  const end = () => {
    stop();
    setWasChosen(true);
  };

  return {
    isChoosing: chosen !== undefined,

    /** The tick of a row, while rows are being chosen. */
    of: ({ id }: Row): RowParts['choice'] =>
      chosen && { isChosen: isChosen(id), onChoose: () => toggle(id) },

    /**
     * What begins to choose, and then the bar at the bottom.
     * @param listed the rows that “All” chooses
     * @param stored the rows as the database returned them
     * @param isAll whether these are all there are; otherwise the list goes on further down
     */
    tools(listed: readonly Row[], stored: ReadonlyMap<string, Row>, isAll: boolean): ReactNode {
      if (!chosen) {
        return (
          listed.length > 0 && (
            <Action
              ref={wasChosen ? takeFocus : undefined}
              className="list-tool"
              onClick={() => choose([])}
            >
              <Icon drawing={ListChecks} />
              <span className="max-md:sr-only">Select</span>
            </Action>
          )
        );
      }
      const asStored: AnyRow[] = chosen.map((row) => stored.get(row.id) ?? row);
      return (
        <ChoiceBar
          count={chosen.length}
          many={words.many}
          isPart={listed.some(({ id }) => !isChosen(id))}
          allWords={`All ${listed.length}${isAll ? '' : ' loaded'}`}
          onAll={() => choose(listed)}
          onNone={() => choose([])}
          onCancel={end}
          work={
            name === 'newsletter_subscribers'
              ? undefined
              : {
                  table: name,
                  rows: asStored.filter(isWorkedOn),
                  shown: (chosen as readonly AnyRow[]).filter(isWorkedOn),
                }
          }
          onRemove={
            role === 'admin'
              ? () => {
                  void remove(name, asStored);
                  end();
                }
              : undefined
          }
        />
      );
    },
  };
}

/**
 * Lets rows of a list be chosen for a common change. A row that the list no longer shows, after a search or because it
 * was deleted, is no longer chosen, not even when it comes back: only rows whose tick can be seen are changed.
 */
export function useChosen<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const chosen = ids && rows.filter(({ id }) => ids.has(id));
  const choose = (some: readonly { id: string }[]) => setIds(new Set(some.map(({ id }) => id)));
  if (ids && chosen && chosen.length < ids.size) choose(chosen);

  return {
    /** In the order of the list; undefined unless rows are being chosen. */
    chosen,
    isChosen: (id: string) => ids?.has(id) ?? false,
    /** Begins to choose if nobody does yet. */
    choose,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    stop: () => setIds(undefined),
  };
}
