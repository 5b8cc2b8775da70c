import { nameFor } from '../../domain/person-name';
import { clockTime } from '../../lib/time-words';
import type { Setup } from './setup';
import type { Captured, Today } from './todays';

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
