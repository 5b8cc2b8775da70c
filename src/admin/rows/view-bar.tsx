import { grouped } from '../../lib/english';
import type { Filters } from './filters';

type Views = readonly (readonly [view: string, label: string, count?: number | undefined])[];

const VIEWS: Views = [
  ['', 'All'],
  ['mine', 'Mine'],
  ['nobody', 'Unassigned'],
  ['due', 'Due today'],
];

type Props = {
  /** The list's tab, which makes the fields' name unique. */
  tab: string;
  label: string;
  view: string;
  onChange: (changed: Pick<Filters, 'view'>) => void;
  /** The views, and how many there are in each if that is known. */
  views?: Views;
};

/** Whose rows are listed, or those with a next step by today: each one tap away. */
export function ViewBar({ tab, label, view: chosen, onChange, views = VIEWS }: Props) {
  return (
    <fieldset className="view-bar">
      <legend className="sr-only">{label}</legend>
      {views.map(([view, words, count]) => (
        <label key={view}>
          <input
            type="radio"
            name={`${tab}-view`}
            className="sr-only"
            checked={view === chosen}
            onChange={() => onChange({ view })}
          />
          <span>{words}</span>
          {count !== undefined && <span className="figures ml-1.5">{grouped(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
