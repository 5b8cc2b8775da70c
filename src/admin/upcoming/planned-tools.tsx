import {
  CalendarCheck2,
  CalendarClock,
  CalendarX2,
  CircleCheck,
  CircleX,
  Undo2,
  UserRound,
} from 'lucide';
import type { Ref } from 'react';
import { isSettled } from '../../domain/appointment';
import { lagosDay } from '../../domain/lagos-time';
import type { Settled } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { CalendarButton } from '../../ui/calendar-button';
import { Icon } from '../../ui/icon';
import { givePlanned } from './calendar-of-planned';
import type { PlannedChange } from './change-sheet';
import {
  canConfirm,
  canSettle,
  dayOfPlanned,
  isAgreed,
  isOver,
  moveWords,
  type Planned,
} from './plan';
import { useAgree } from './use-agree';
import { useConfirm } from './use-confirming';

type Props = {
  planned: Planned;
  now: number;
  onChange: (change: PlannedChange) => void;
  /** Whether something else on the screen confirms it. */
  isConfirmedElsewhere?: boolean;
  /** Of the open row, which a notification leads to and a key confirms. */
  confirmRef?: Ref<HTMLButtonElement>;
  /** Called when somebody has said whether it was held. */
  onSettled?: (() => void) | undefined;
};

/** What can be done about an appointment: to confirm, move or cancel it, to put it into a calendar, to say what became of it, and to take that back. */
export function PlannedTools({ planned, now, confirmRef, onChange, ...props }: Props) {
  const { isConfirmedElsewhere, onSettled } = props;
  const confirm = useConfirm();
  const { name } = planned;
  const of = <span className="sr-only"> {name}</span>;
  return (
    <>
      {canConfirm(planned, now) && !isConfirmedElsewhere && (
        <Action
          ref={confirmRef}
          aria-keyshortcuts={confirmRef ? 'e' : undefined}
          onClick={() => void confirm(planned)}
        >
          <Icon drawing={CalendarCheck2} />
          <span>Confirm</span>
          {of}
        </Action>
      )}
      {isAgreed(planned, now) && (
        <Action onClick={() => onChange({ action: 'host', planned })}>
          <Icon drawing={UserRound} />
          <span>Host</span>
          {of}
        </Action>
      )}
      {(isAgreed(planned, now) || isSettled(planned.appointment_state)) && (
        <TakeBack planned={planned} />
      )}
      {canSettle(planned, now) && <SettleTools planned={planned} onSettled={onSettled} />}
      <Action onClick={() => onChange({ action: 'move', planned })}>
        <Icon drawing={CalendarClock} />
        <span>{moveWords(planned)}</span>
        {of}
      </Action>
      {!isOver(planned, now) && (
        <Action onClick={() => onChange({ action: 'cancel', planned })}>
          <Icon drawing={CalendarX2} />
          Cancel{of}
        </Action>
      )}
      {!isOver(planned, now) && dayOfPlanned(planned) >= lagosDay(now) && (
        <CalendarButton give={() => givePlanned(planned)}>
          .ics<span className="sr-only"> for {name}</span>
        </CalendarButton>
      )}
    </>
  );
}

/** Takes back that an appointment was confirmed, held or missed. */
export function TakeBack({ planned }: Pick<Props, 'planned'>) {
  const { takeBack } = useAgree();
  return (
    <Action onClick={() => void takeBack(planned)}>
      <Icon drawing={Undo2} />
      <span>Take back</span>
      <span className="sr-only"> {planned.name}</span>
    </Action>
  );
}

/** Says of an appointment that is over whether it was held, in one tap. */
export function SettleTools({ planned, onSettled }: Pick<Props, 'planned' | 'onSettled'>) {
  const { settle } = useAgree();
  const settled = (kind: Settled) => {
    onSettled?.();
    void settle(planned, kind);
  };
  const of = <span className="sr-only"> {planned.name}</span>;
  return (
    <>
      <Action onClick={() => settled('held')}>
        <Icon drawing={CircleCheck} />
        <span>Held</span>
        {of}
      </Action>
      <Action onClick={() => settled('missed')}>
        <Icon drawing={CircleX} />
        <span>Missed</span>
        {of}
      </Action>
    </>
  );
}
