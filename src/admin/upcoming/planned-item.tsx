import { useId } from 'react';
import { isUnconfirmed } from '../../domain/appointment';
import type { PendingChange } from '../../domain/change';
import { lagosTime } from '../../domain/lagos-time';
import { isKind, KIND_WORDS } from '../../domain/lead-kind';
import { isDoubtful, NAME_DOUBT } from '../../domain/person-name';
import { Link } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach';
import { noteStart } from '../people/started';
import { useTeam } from '../people/use-team';
import { shortDayOf } from '../rows/fact-words';
import { PendingNotes } from '../rows/pending-notes';
import { propertyText } from '../rows/property';
import { agreedWords } from './agreed-words';
import type { PlannedChange } from './change-sheet';
import { dayOfPlanned, type Planned, startOf, visitorWords } from './plan';
import { PlannedTools } from './planned-tools';

type Props = {
  planned: Planned;
  now: number;
  /** Where it does not stand below its day. */
  hasDay?: boolean;
  /** Those of its row that wait or failed. */
  changes: readonly PendingChange[];
  onChange: (change: PlannedChange) => void;
  /** Called when somebody has said whether it was held. */
  onSettled: () => void;
};

/** One appointment: its time in Lagos and the visitor's, who comes and what for, how far it is agreed, and what can be done about it. */
export function PlannedItem({ planned, now, hasDay, changes, onChange, onSettled }: Props) {
  const title = useId();
  const { nameOf } = useTeam();
  const { found_in, id, name, kind, visitor_zone } = planned;
  const at = startOf(planned);
  const property = propertyText(planned) ?? '';
  const agreed = at === undefined ? 'No time agreed yet' : agreedWords(planned, nameOf);
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
        {hasDay && <span className="note block">{shortDayOf(dayOfPlanned(planned))}</span>}
      </p>
      <div className="min-w-0">
        <h4 id={title} className="font-sans text-body leading-[1.3] font-[650] tracking-normal">
          <Link to={listAddress(found_in, { row: id })} className="quiet-link">
            <PersonText>{name}</PersonText>
          </Link>
        </h4>
        {isDoubtful(name) && <p className="note text-accent">{NAME_DOUBT}</p>}
        <p className="note wrap-anywhere">
          {[isKind(kind) ? KIND_WORDS[kind] : 'Appointment', property].filter(Boolean).join(' · ')}
        </p>
        {at !== undefined && <p className="note figures">{visitorWords(at, visitor_zone)}</p>}
        {agreed && (
          <p className="row-chips">
            <span
              data-due={at === undefined || isUnconfirmed(planned.appointment_state) || undefined}
            >
              <PersonText>{agreed}</PersonText>
            </span>
          </p>
        )}
      </div>
      <div className="planned-tools">
        <PlannedTools planned={planned} now={now} onChange={onChange} onSettled={onSettled} />
        <span className="ml-auto flex">
          <ReachLinks
            person={planned}
            size="tight"
            onStart={(way) => noteStart({ table: found_in, row: id, way })}
          />
        </span>
      </div>
      <div className="col-span-full">
        <PendingNotes changes={changes} stored={undefined} />
      </div>
    </li>
  );
}
