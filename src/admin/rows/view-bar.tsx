import type { Filters } from './filters';

const VIEWS: [view: string, label: string][] = [
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
  onChange: (changed: Partial<Filters>) => void;
};

/** Whose rows are listed, or those with a next step by today: each one tap away. */
export function ViewBar({ tab, label, view: chosen, onChange }: Props) {
  return (
    <fieldset className="view-bar">
      <legend className="sr-only">{label}</legend>
      {VIEWS.map(([view, words]) => (
        <label key={view}>
          <input
            type="radio"
            name={`${tab}-view`}
            className="sr-only"
            checked={view === chosen}
            onChange={() => onChange({ view })}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
