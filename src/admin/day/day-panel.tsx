import { useQuery } from '@tanstack/react-query';
import { brand } from '../../content/brand';
import { viewingBudgets, viewingInterests } from '../../content/options';
import { hostNow } from '../../device/clock';
import { isUnconfirmed } from '../../domain/appointment';
import { dateOf } from '../../domain/calendar-day';
import { withChanges } from '../../domain/change';
import { STATUS_WORDS } from '../../domain/change-words';
import { withKnownName } from '../../domain/known';
import { lagosDay } from '../../domain/lagos-time';
import { isDoubtful } from '../../domain/person-name';
import { useChanges } from '../../hooks/use-changes';
import { fullDay } from '../../lib/english';
import { shortDay } from '../../lib/time-words';
import { CopyMessage } from '../../ui/copy-message';
import { Loading, TryAgain } from '../loading';
import { propertyOf } from '../people/messages';
import { PersonText } from '../people/person-text';
import { shortAppointment } from '../rows/fact-words';
import { CopyNote } from '../rows/list-states';
import { propertyText } from '../rows/property';
import { type InboxRow, textIn } from '../rows/row';
import { counted } from '../rows/words';
import { useStaff } from '../staff';
import { dayQuery } from './day-rows';

/** Who came in today, for those who may see them, and the same in figures, for everybody. */
export function DayPanel() {
  const staff = useStaff();
  const day = lagosDay(hostNow());
  const query = useQuery({ ...dayQuery(staff, day), gcTime: 0 });
  const changes = useChanges(staff.id);
  const { data, isError, isFetching } = query;
  const onRetry = () => void query.refetch();
  if (!data) {
    if (isFetching) return <Loading />;
    return <TryAgain onRetry={onRetry}>Our server can’t be reached.</TryAgain>;
  }
  const rows = withChanges(data.rows, changes);
  const lines = dayLines(rows);
  const figures = figuresText(rows, day);
  const savedAt = data.savedAt ?? (isError ? query.dataUpdatedAt : undefined);
  return (
    <div className="mt-3 grid gap-6">
      {savedAt !== undefined && (
        <CopyNote savedAt={savedAt} isBusy={isFetching} onRetry={onRetry} />
      )}
      <section aria-labelledby="day-people">
        <h3 id="day-people" className="font-sans font-semibold tracking-normal">
          {fullDay(day)}
        </h3>
        {lines.length === 0 ? (
          <p className="note">Nobody has come in yet.</p>
        ) : (
          <ul className="mt-2 grid border-t border-line">
            {lines.map(({ id, name, phone, interest, next }) => (
              <li key={id} className="border-b border-line py-3">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <strong>
                    <PersonText>{name}</PersonText>
                  </strong>
                  {phone && <PersonText>{phone}</PersonText>}
                </p>
                <p className="note">
                  {interest && (
                    <span className="block">
                      <bdi>{interest}</bdi>
                    </span>
                  )}
                  <span>{next}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
        {staff.role === 'admin' && lines.length > 0 && (
          <CopyMessage message={dayText(lines)} what="List" />
        )}
      </section>
      <section aria-labelledby="day-figures">
        <h3 id="day-figures" className="font-sans font-semibold tracking-normal">
          To share outside
        </h3>
        <p className="note">Figures alone: nobody’s name, number or words.</p>
        <p className="mt-2 border-l-4 border-line ps-4 whitespace-pre-line">{figures}</p>
        <CopyMessage message={figures} what="Figures" />
      </section>
    </div>
  );
}

/** Somebody who came in on a day. */
type DayLine = {
  id: string;
  name: string;
  phone: string | null;
  interest: string | null;
  next: string;
};

/** Each person once, as the staff know them, with what is to be done next. */
export function dayLines(rows: readonly InboxRow[]): DayLine[] {
  return people(rows).map((row) => ({
    id: row.id,
    name: nameOf(row),
    phone: row.phone ?? row.known?.also_phone ?? null,
    interest: interestOf(row),
    next: nextOf(row),
  }));
}

/** What they are looking for: what the staff know, or what they chose from the form's own words, and our property. */
function interestOf(row: InboxRow): string | null {
  const chosen = (column: 'interest' | 'budget', options: readonly string[]) =>
    row.known?.[column] ?? options.slice(1).find((option) => option === textIn(row, column));
  const words = [
    chosen('interest', viewingInterests),
    chosen('budget', viewingBudgets),
    propertyOf(row),
  ];
  return words.filter(Boolean).join(' · ') || null;
}

/** The list is sent in the company's name, so a message that a visitor typed as a name stays out of it. */
function nameOf(row: InboxRow): string {
  const { name } = withKnownName(row);
  return name !== row.known?.known_as && isDoubtful(name) ? '(a message instead of a name)' : name;
}

function people(rows: readonly InboxRow[]): InboxRow[] {
  const latest = new Map<string, InboxRow>();
  for (const row of rows) {
    const person = row.known?.person ?? row.id;
    if (!latest.has(person)) latest.set(person, row);
  }
  return [...latest.values()];
}

function nextOf(row: InboxRow): string {
  const { follow_up_on, appointment_at, appointment_state, preferred_date, status } = row;
  if (follow_up_on) return `Next step on ${shortDay(dateOf(follow_up_on).getTime())}`;
  if (appointment_at) {
    const doubt = isUnconfirmed(appointment_state) ? ', not confirmed' : '';
    return `Appointment ${shortAppointment(row)}${doubt}`;
  }
  if (preferred_date) return `Wants ${shortAppointment(row)}`;
  return status === 'new' ? 'To be answered' : STATUS_WORDS[status];
}

/** The lines as a text, for colleagues. */
export const dayText = (lines: readonly DayLine[]): string =>
  lines
    .map(({ name, phone, interest, next }) =>
      [name, phone, interest, next].filter(Boolean).join(', '),
    )
    .join('\n');

/** The day in figures: nobody’s name, number, address or words. */
export function figuresText(rows: readonly InboxRow[], day: string): string {
  const all = people(rows);
  const answered = all.filter(({ status }) => status !== 'new').length;
  const counts = new Map<string, number>();
  for (const { property_slug } of all) {
    const name = propertyText({ property_slug });
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const properties = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name}: ${count}`);
  return [
    `${brand.name}, ${fullDay(day)}`,
    `${counted(all.length, 'person', 'people')}, ${answered} answered`,
    ...properties,
  ].join('\n');
}
