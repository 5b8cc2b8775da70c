import { clockTime } from '../../lib/time-words';
import type { Setup } from './setup';
import type { Captured, Today } from './todays';

// One by one: browsers disagree about a comma between them.
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/**
 * The day at a viewing as a text to share: how many were captured, who has arrived at the office, and who still waits on
 * this phone.
 * @param unlisted how many more arrived but could not be stored here
 */
export function endOfDayText({ captured }: Today, setup: Setup, unlisted: number, now: number) {
  const inOrder = [...captured].reverse();
  const arrived = inOrder.filter(({ hasArrived }) => hasArrived);
  const waiting = inOrder.filter(({ hasArrived }) => !hasArrived);
  return [
    `${setup.property}, ${WEEKDAY.format(now)} ${DATE.format(now)}, ${setup.agent}`,
    `Captured: ${captured.length + unlisted}\nArrived: ${arrived.length + unlisted}\nWaiting: ${waiting.length}`,
    ...section('Arrived', arrived, unlisted),
    ...section('Waiting on this phone', waiting),
  ].join('\n\n');
}

function section(title: string, people: Captured[], unlisted = 0): string[] {
  const more = unlisted > 0 ? [`and ${unlisted} whose names this phone could not keep`] : [];
  const lines = [...people.map(line), ...more];
  return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
}

function line({ number, name, at, state }: Captured): string {
  const attention = state === 'attention' ? ', needs attention' : '';
  return `${number}. ${name ?? 'No longer named here'}, ${clockTime(at)}${attention}`;
}
