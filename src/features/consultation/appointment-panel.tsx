import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { closures } from '../../content/holidays.generated';
import { hostNow } from '../../device/clock';
import { idle } from '../../device/idle';
import type { About, Booking } from '../../domain/booking';
import { type Day, daysLater, isDay } from '../../domain/calendar-day';
import { preloadRules } from '../../domain/check-submission';
import { bothTimes, bothTimesText } from '../../domain/clock';
import { lagosDay } from '../../domain/lagos-time';
import {
  absence,
  holidaysBetween,
  isDayOpen,
  offerAt,
  SLOT_STEP_MS,
  slotsOf,
} from '../../domain/slot';
import { SettingsContext } from '../../hooks/root-context';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useNow } from '../../hooks/use-now';
import { fullDay } from '../../lib/english';
import { createDraft } from '../../lib/stored-text';
import { deviceZone } from '../../lib/time-words';
import { askFullSlots } from '../../remote/full-slots';
import { isStill } from '../../ui/is-still';
import { DayChoice } from './day-choice';
import { Schedule } from './day-strip';
import type { Confirm } from './last-step';
import { Loading, lastStep, useLastStep } from './loading';
import { SlotChoice, withoutOwn } from './slot-choice';

type Props = {
  about?: About | undefined;
  /** A day that was chosen before. */
  day?: Day | undefined;
  /** The consultation to be moved to another time. */
  change?: Booking | undefined;
  onDone: () => void;
  autoFocus?: boolean | undefined;
};

/** Asks for a date, then a time, then confirmation; each step appears once the previous one is complete. */
export function AppointmentPanel({ about, day: asked, change, onDone, autoFocus }: Props) {
  const now = useNow(SLOT_STEP_MS);
  const [half] = useState(() => halfMade(change?.uid ?? about?.property ?? ''));
  const [chosenDay, setDay] = useState(asked ?? half.day);
  const [chosenTime, setTime] = useState(chosenDay === half.day ? half.time : undefined);
  const zone = useZone();
  const full = useFullSlots(chosenTime);
  const typed = useRef<string>(undefined);

  const offer = offerAt(now, chosenDay === undefined ? zone : deviceZone(), closures, full);
  // The chosen date or slot may have passed in the meantime.
  const day = chosenDay !== undefined && isDayOpen(chosenDay, offer) ? chosenDay : undefined;
  const slots = day === undefined ? [] : withoutOwn(slotsOf(day, offer), change);
  // One that somebody else took meanwhile stays chosen, so that the last step can say so.
  const slot = slots.find(
    ({ time, isOpen, why }) => time === chosenTime && (isOpen || why === 'full'),
  );
  const open = slots.filter(({ isOpen }) => isOpen).length;

  useEffect(() => half.keep(chosenDay, chosenTime), [half, chosenDay, chosenTime]);
  useEffect(() => half.forget, [half]);

  // What the last step needs comes while the visitor looks at the times: earlier it would delay them.
  useEffect(() => {
    if (day === undefined) return;
    void idle().then(() => {
      preloadRules();
      lastStep.preload();
    });
  }, [day]);

  return (
    <Schedule>
      {change ? (
        <p className="note">Now {bothTimesText(change.startsAt)}. Choose a new time.</p>
      ) : (
        about && <p className="note">About {about.property}</p>
      )}
      <DayChoice
        now={now}
        isOpen={(candidate) => isDayOpen(candidate, offer)}
        holidays={(first, last) => holidaysBetween(first, last, offer)}
        selected={day}
        held={change && lagosDay(change.startsAt)}
        request={{ kind: 'appointment', about }}
        onChoose={(chosen) => startTransition(() => setDay(chosen))}
        autoFocus={autoFocus}
      >
        {day !== undefined && (
          <Step>
            <SlotChoice
              slots={slots}
              note={absence(day, offer)}
              chosen={slot?.time}
              onChoose={setTime}
            />
          </Step>
        )}
        {day !== undefined && slot && (
          <LateConfirm
            slot={slot}
            wasFree={full !== undefined}
            about={about}
            change={change}
            typed={typed}
            onDone={() => {
              // At once: the chat may take the place of this page.
              half.forget();
              onDone();
            }}
          />
        )}
      </DayChoice>
      <p role="status" className={day === undefined ? 'note' : 'sr-only'}>
        {day === undefined
          ? 'Choose a date to see its times.'
          : `${fullDay(day)}: ${open} ${open === 1 ? 'time' : 'times'} to choose from.`}
      </p>
    </Schedule>
  );
}

/** A choice that is kept for a browser that is killed in the middle of it; closing the sheet forgets it. */
function halfMade(about: string) {
  const { read, write, forget } = createDraft(`appointment:${about}`);
  const { day = '', time } = read();
  return {
    ...(isDay(day) ? { day, time } : {}),
    keep: (day = '', time = '') => write({ day, time }),
    forget,
  };
}

/**
 * The visitor's zone, once `Intl` has warmed up while they look at the days: its first use is slow on a phone and would delay
 * the tap on one. Until then Lagos alone hosts, which is the same days, but for holidays.
 */
export function useZone(): string {
  const [zone, setZone] = useState('');
  useEffect(() => {
    void idle().then(() => {
      bothTimes(Date.now(), deviceZone());
      setZone(deviceZone());
    });
  }, []);
  return zone;
}

/** The confirmation, whose code is requested with the choice of a day. */
function LateConfirm(props: ComponentProps<typeof Confirm>) {
  const { code, ...loading } = useLastStep();
  const request = { kind: 'appointment', about: props.about } as const;
  // A step of its own each time, because both scroll.
  return code ? (
    <Step key="confirm" isLast>
      <code.Confirm {...props} />
    </Step>
  ) : (
    <Step key="loading" isLast>
      <Loading what="last step" request={request} {...loading} />
    </Step>
  );
}

type StepProps = { isLast?: boolean; children: ReactNode };

/** A step of the panel; scrolls into view when it appears. The last one stays on the screen. */
function Step({ isLast = false, children }: StepProps) {
  return (
    <div
      ref={scrollTo}
      className={`animate-[schedule-step_var(--brief)] ${isLast ? 'schedule-confirm' : 'scroll-my-4'}`}
    >
      {children}
    </div>
  );
}

function scrollTo(step: HTMLElement | null): void {
  if (!step) return;
  // The last step covers what is below it: the chosen time must not be.
  step.parentElement?.querySelector('label:has(:checked)')?.scrollIntoView({ block: 'nearest' });
  step.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'nearest' });
}

/** Past the last day of the month calendar; the database answers for 400 at most. */
const DAYS_AHEAD = 400;

/**
 * The slots that have no place left; undefined while that is not known. Asked for when the scheduler opens, and again with
 * each choice of a time, which somebody else may have taken meanwhile.
 */
function useFullSlots(chosen: string | undefined): ReadonlySet<string> | undefined {
  const readSettings = use(SettingsContext);
  const isOnline = useConnectivity() === 'online';
  const [full, setFull] = useState<ReadonlySet<string>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is a reason to ask again
  useEffect(() => {
    if (!isOnline || !readSettings) return;
    let isOver = false;
    const ask = async () => {
      // After the days, which need no network.
      await idle();
      const today = lagosDay(hostNow());
      const until = daysLater(today, DAYS_AHEAD);
      const answer = await askFullSlots(await readSettings(), today, until);
      if (!isOver) startTransition(() => setFull(answer));
    };
    // Without the settings' script nothing is known.
    void ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isOnline, readSettings, chosen]);

  return isOnline ? full : undefined;
}
