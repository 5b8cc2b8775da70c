import { useId } from 'react';
import { lagosTime } from '../../domain/lagos-time';
import { isKind, KIND_WORDS } from '../../domain/lead-kind';
import { Link } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach-links';
import { propertyText } from '../rows/property';
import type { PlannedChange } from './change-sheet';
import { type Planned, startOf, visitorWords } from './plan';
import { PlannedTools } from './planned-tools';

type Props = { planned: Planned; onChange: (change: PlannedChange) => void };

/** One appointment: its time in Lagos and the visitor's, who comes and what for, and what can be done about it. */
export function PlannedItem({ planned, onChange }: Props) {
  const title = useId();
  const { found_in, id, name, kind, visitor_zone } = planned;
  const at = startOf(planned);
  const property = propertyText(planned) ?? '';
  return (
    <li aria-labelledby={title} className="planned">
      <p className="planned-time figures">
        {at === undefined ? (
          <span className="font-semibold">Any time</span>
        ) : (
          <>
            <strong>{lagosTime(at)}</strong>
            <span className="sr-only"> in Lagos</span>
          </>
        )}
      </p>
      <div className="min-w-0">
        <h4 id={title} className="font-sans text-body leading-[1.3] font-[650] tracking-normal">
          <Link to={listAddress(found_in, { row: id })} className="planned-name">
            <PersonText>{name}</PersonText>
          </Link>
        </h4>
        <p className="note wrap-anywhere">
          {[isKind(kind) ? KIND_WORDS[kind] : 'Appointment', property].filter(Boolean).join(' · ')}
        </p>
        <p className="note figures">
          {at === undefined
            ? 'They asked for this day; no time is fixed yet.'
            : visitorWords(at, visitor_zone)}
        </p>
      </div>
      <div className="planned-tools">
        <PlannedTools planned={planned} onChange={onChange} />
        <span className="ml-auto flex">
          <ReachLinks person={planned} size="tight" />
        </span>
      </div>
    </li>
  );
}
