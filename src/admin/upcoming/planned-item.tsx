import { CircleCheck } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { lagosTime } from '../../domain/lagos-time';
import { isKind, KIND_WORDS } from '../../domain/lead-kind';
import { isDoubtful, NAME_DOUBT } from '../../domain/person-name';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach-links';
import { noteStart } from '../people/started';
import { propertyText } from '../rows/property';
import { LogPanel } from '../sheet/log-panel';
import { useRowActions } from '../sheet/use-row-actions';
import type { PlannedChange } from './change-sheet';
import { isOver, type Planned, startOf, visitorWords } from './plan';
import { PlannedTools } from './planned-tools';

type Props = {
  planned: Planned;
  now: number;
  onChange: (change: PlannedChange) => void;
  /** Called when its outcome was noted. */
  onNoted: () => void;
};

/** One appointment: its time in Lagos and the visitor's, who comes and what for, and what can be done about it. */
export function PlannedItem({ planned, now, onChange, onNoted }: Props) {
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
          <Link to={listAddress(found_in, { row: id })} className="quiet-link">
            <PersonText>{name}</PersonText>
          </Link>
        </h4>
        {isDoubtful(name) && <p className="note text-accent">{NAME_DOUBT}</p>}
        <p className="note wrap-anywhere">
          {[isKind(kind) ? KIND_WORDS[kind] : 'Appointment', property].filter(Boolean).join(' · ')}
        </p>
        <p className="note figures">
          {at === undefined
            ? 'They asked for this day; no time is fixed yet.'
            : visitorWords(at, visitor_zone)}
        </p>
      </div>
      {isOver(planned, now) && <HowItWent planned={planned} onNoted={onNoted} />}
      <div className="planned-tools">
        <PlannedTools planned={planned} onChange={onChange} isOver={isOver(planned, now)} />
        <span className="ml-auto flex">
          <ReachLinks
            person={planned}
            size="tight"
            onStart={(way) => noteStart({ table: found_in, row: id, way })}
          />
        </span>
      </div>
    </li>
  );
}

/** Asks how it went, until anybody has noted it. */
function HowItWent({ planned, onNoted }: Pick<Props, 'planned' | 'onNoted'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNoted, setIsNoted] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The tapped choice is gone.
  useEffect(() => {
    if (isNoted) said.current?.focus();
  }, [isNoted]);
  if (planned.is_noted || isNoted) {
    return (
      <p ref={said} tabIndex={-1} className="planned-outcome note">
        <Icon drawing={CircleCheck} /> The outcome is noted.
      </p>
    );
  }
  return (
    <div className="planned-outcome">
      <Action aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        How did it go?<span className="sr-only"> {planned.name}</span>
      </Action>
      {isOpen && (
        <Outcome
          planned={planned}
          onNoted={() => {
            setIsNoted(true);
            onNoted();
          }}
        />
      )}
    </div>
  );
}

type OutcomeProps = { planned: Planned; onNoted: () => void };

/** What came of an appointment that is over, in one tap, as on the sheet of its row. */
function Outcome({ planned, onNoted }: OutcomeProps) {
  const { log } = useRowActions(planned.found_in, planned, planned);
  return <LogPanel log={log} onDone={onNoted} />;
}
