import { useState } from 'react';
import { nameFor } from '../../domain/person-name';
import { clockTime } from '../../lib/time-words';
import { Action, Button } from '../../ui/button';
import { useCopy } from '../../ui/copy-message';
import { Sheet } from '../../ui/sheet';
import type { Setup } from './setup';
import type { Captured, Today } from './todays';

type Props = {
  today: Today;
  setup: Setup;
  /** How many more were sent but could not be stored here. */
  unlisted: number;
};

/** The day's list as a text, for the office or a colleague: shown first, since it names people. */
export function EndOfDay(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action onClick={() => setIsOpen(true)}>End-of-day sheet</Action>
      <Sheet title="End of day" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DaySheet {...props} />
      </Sheet>
    </>
  );
}

const COPY_WORDS = { ready: '', copied: 'Copied.', refused: 'Please select the text and copy it.' };

function DaySheet({ today, setup, unlisted }: Props) {
  const text = endOfDayText(today, setup, unlisted, Date.now());
  const { state, copy } = useCopy(text);
  // Closing the phone's own sheet is a change of mind.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  const canShare = 'share' in navigator;
  return (
    <div className="mt-4 grid gap-5">
      <p className="figures whitespace-pre-wrap border-l-4 border-line pl-4">{text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {canShare && (
          <Button kind="primary" onClick={share}>
            Share
          </Button>
        )}
        <Button kind={canShare ? 'line' : 'primary'} onClick={copy}>
          Copy
        </Button>
        <span role="status">{COPY_WORDS[state]}</span>
      </div>
    </div>
  );
}

// One by one: browsers disagree about a comma between them.
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/**
 * The day's viewings as a text to share: how many were captured, who has arrived at the office, and who still waits on this
 * phone; by property if there were several.
 * @param unlisted how many more arrived but could not be stored here
 */
export function endOfDayText({ captured }: Today, setup: Setup, unlisted: number, now: number) {
  const inOrder = [...captured].reverse();
  const day = `${WEEKDAY.format(now)} ${DATE.format(now)}, ${setup.agent}`;
  const places = byProperty(inOrder);
  if (places.size < 2) {
    const [place = setup.property] = places.keys();
    return [`${place}, ${day}`, ...report(inOrder, unlisted)].join('\n\n');
  }
  return [
    day,
    counts(inOrder, unlisted),
    ...more(unlisted),
    ...[...places].flatMap(([place, people]) => {
      const [first, ...sections] = report(people);
      return [`${place}\n${first}`, ...sections.map((lines) => `${place}: ${lines}`)];
    }),
  ].join('\n\n');
}

/** In the order in which the first of each was captured. */
function byProperty(people: Captured[]): Map<string, Captured[]> {
  const places = new Map<string, Captured[]>();
  for (const one of people) {
    const { property = 'No property noted' } = one;
    places.set(property, [...(places.get(property) ?? []), one]);
  }
  return places;
}

const hasArrived = (one: Captured) => one.hasArrived;
const isWaiting = (one: Captured) => !one.hasArrived;

function report(people: Captured[], unlisted = 0): string[] {
  return [
    counts(people, unlisted),
    ...section('Arrived', people.filter(hasArrived), unlisted),
    ...section('Waiting on this phone', people.filter(isWaiting)),
  ];
}

function counts(people: Captured[], unlisted: number): string {
  const arrived = people.filter(hasArrived).length;
  return [
    `Captured: ${people.length + unlisted}`,
    `Arrived: ${arrived + unlisted}`,
    `Waiting: ${people.length - arrived}`,
  ].join('\n');
}

const more = (unlisted: number) =>
  unlisted > 0 ? [`and ${unlisted} whose names this phone could not keep`] : [];

function section(title: string, people: Captured[], unlisted = 0): string[] {
  const lines = [...people.map(line), ...more(unlisted)];
  return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
}

function line({ number, name, at, state }: Captured): string {
  const attention = state === 'attention' ? ', needs attention' : '';
  // What somebody typed into a tablet at the door is passed on as the company's list.
  const who =
    name === undefined ? 'No longer named here' : nameFor(name) || '(a message instead of a name)';
  return `${number}. ${who}, ${clockTime(at)}${attention}`;
}
