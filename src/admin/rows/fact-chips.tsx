import {
  CalendarClock,
  CircleUserRound,
  Hourglass,
  MessageCircleWarning,
  Users,
  Wallet,
} from 'lucide';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import type { FactChip } from './fact-words';

const DRAWINGS: Partial<Record<FactChip['name'], typeof Users>> = {
  doubt: MessageCircleWarning,
  budget: Wallet,
  appointment: CalendarClock,
  step: Hourglass,
  owner: CircleUserRound,
  person: Users,
};

/** What is known about a row, at a glance. */
export function FactChips({ chips }: { chips: readonly FactChip[] }) {
  return (
    <ul className="row-chips">
      {chips.map(({ name, words, label, isDue }) => {
        const drawing = DRAWINGS[name];
        return (
          <li key={name} data-chip={name} data-due={isDue}>
            {drawing && <Icon drawing={drawing} />}
            {label !== undefined && <span className="sr-only">{label}: </span>}
            <PersonText>{words}</PersonText>
          </li>
        );
      })}
    </ul>
  );
}
