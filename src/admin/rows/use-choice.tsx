import { ListChecks } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { later } from '../../ui/later';
import { takeFocus } from '../../ui/undo';
import { useStaff } from '../staff';
import type { List } from './list';
import type { AnyRow } from './row';
import type { RowParts } from './row-item';
import { useActions } from './use-actions';
import { useStatus } from './use-status';
import { counted } from './words';

const ChoiceBar = later(async () => (await loadChoiceBar()).ChoiceBar);
/** Loads the bar for several rows. */
export const loadChoiceBar = () => import('./choice-bar');

/**
 * Lets rows of a list be selected, and their status be set or, by an administrator, all of them be deleted at once. They
 * stay selected during further searches.
 */
export function useChoice<Row extends AnyRow>({ table, gone }: List<Row>) {
  const { name, words } = table;
  const { role } = useStaff();
  const { remove } = useActions();
  const setStatus = useStatus();
  const goneRows = useStore(gone);
  /** The selected rows as stored; undefined unless rows are being selected. */
  const [everChosen, setChosen] = useState<ReadonlyMap<string, Row>>();
  const [wasChosen, setWasChosen] = useState(false);
  const chosen = everChosen && new Map([...everChosen].filter(([id]) => !goneRows.has(id)));

  const stop = () => {
    setChosen(undefined);
    setWasChosen(true);
  };
  const toggle = (row: Row) => {
    const next = new Map(chosen);
    if (!next.delete(row.id)) next.set(row.id, row);
    setChosen(next);
  };

  return {
    isChoosing: chosen !== undefined,

    /** The tick of a row, while rows are being selected. */
    of: (row: Row): RowParts['choice'] =>
      chosen && { isChosen: chosen.has(row.id), onChoose: () => toggle(row) },

    /**
     * What begins to select, and then the bar at the bottom.
     * @param rows the rows of the list
     * @param stored the same as the database returned them
     * @param isAll whether these are all there are; otherwise the list goes on further down
     */
    tools(rows: readonly Row[], stored: ReadonlyMap<string, Row>, isAll: boolean): ReactNode {
      if (!chosen) {
        return (
          rows.length > 0 && (
            <Action
              ref={wasChosen ? takeFocus : undefined}
              className="list-tool"
              onClick={() => setChosen(new Map())}
            >
              <Icon drawing={ListChecks} />
              <span className="max-md:sr-only">Select</span>
            </Action>
          )
        );
      }
      const asStored = (row: Row) => stored.get(row.id) ?? row;
      const selected = [...chosen.values()].map(asStored);
      const who = counted(selected.length, words.one);
      return (
        <ChoiceBar
          count={chosen.size}
          many={words.many}
          isPart={rows.some(({ id }) => !chosen.has(id))}
          allWords={`All ${rows.length}${isAll ? '' : ' loaded'}`}
          onAll={() =>
            setChosen(new Map([...chosen, ...rows.map((row) => [row.id, asStored(row)] as const)]))
          }
          onNone={() => setChosen(new Map())}
          onCancel={stop}
          onStatus={
            name === 'newsletter_subscribers'
              ? undefined
              : (status) => {
                  setStatus.undoable(name, selected, status, who);
                  stop();
                }
          }
          onRemove={
            role === 'admin'
              ? () => {
                  void remove(name, selected, who);
                  stop();
                }
              : undefined
          }
        />
      );
    },
  };
}
