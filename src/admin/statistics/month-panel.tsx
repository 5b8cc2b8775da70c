import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hostNow } from '../../device/clock';
import { type Day, monthsLater } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { grouped, monthName } from '../../lib/english';
import { listOf, nullable, number, object, type ShapeOf, text } from '../../lib/shape';
import { SelectField } from '../../ui/field';
import { Loading, TryAgain } from '../loading';
import { useTeam } from '../people/use-team';
import { CopyNote } from '../rows/list-states';
import { runQuery } from '../rows/run-query';
import { sourceWords } from '../rows/words';
import { type Staff, useStaff } from '../staff';
import { answeredText } from './figures';
import { areAnswers, datedQuery, NOTHING_COUNTED } from './statistics';

/** What came in during a month, of one colleague and from one source. */
const isLine = object({
  assignee: nullable(text),
  source: text,
  enquiries: number,
  answers: areAnswers,
});
export type MonthLine = ShapeOf<typeof isLine>;

const areLines = listOf(isLine);

/** The figures of a month. */
const monthQuery = ({ client, lists }: Pick<Staff, 'client' | 'lists'>, month: Day) =>
  datedQuery(lists.copy, 'month', month, object({ lines: areLines }), async (signal) => ({
    lines: await runQuery(client.database.rpc('month_figures', { month }), areLines, signal),
  }));

/** What came in during a month, by who has it now and by source, with the share that was answered in time. */
export function MonthPanel() {
  const [months] = useState(() => monthsUntil(hostNow()));
  const [month = '', setMonth] = useState(months[0]);
  const { data, isFetching, refetch } = useQuery(monthQuery(useStaff(), month));
  const { nameOf } = useTeam();
  const onRetry = () => void refetch();
  return (
    <div className="mt-3 grid gap-6">
      <SelectField
        id="month"
        label="Month"
        value={month}
        options={months.map((value) => ({ value, label: monthName(value) }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      {!data && isFetching && <Loading />}
      {!data && !isFetching && <TryAgain onRetry={onRetry}>Our server can’t be reached.</TryAgain>}
      {data?.savedAt !== undefined && (
        <CopyNote savedAt={data.savedAt} isBusy={isFetching} onRetry={onRetry} />
      )}
      {data?.lines.length === 0 && <p className="note">Nothing came in.</p>}
      {data && data.lines.length > 0 && (
        <>
          <SharesTable
            title="By colleague"
            rows={sumsBy(data.lines, ({ assignee }) => assignee ?? '')}
            nameOf={(id) => (id === '' ? 'Nobody yet' : nameOf(id))}
          />
          <SharesTable
            title="By source"
            rows={sumsBy(data.lines, ({ source }) => source)}
            nameOf={sourceWords}
          />
          <p className="note">
            The share answered within that much office time. What a colleague captured in person
            needs no answer.
          </p>
        </>
      )}
    </div>
  );
}

type Sum = { key: string; enquiries: number; answers: MonthLine['answers'] };

type TableProps = { title: string; rows: Sum[]; nameOf: (key: string) => string };

function SharesTable({ title, rows, nameOf }: TableProps) {
  const cell = 'py-2.5 ps-3 text-end align-top whitespace-nowrap';
  return (
    <table className="figures w-full leading-[1.3]">
      <caption className="pb-1 text-start font-semibold">{title}</caption>
      <thead>
        <tr className="border-b border-line text-note text-muted">
          <th scope="col">
            <span className="sr-only">{title}</span>
          </th>
          {['Total', '5 min', '1 hour', '1 day'].map((head) => (
            <th key={head} scope="col" className={`${cell} font-normal`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, enquiries, answers }) => (
          <tr key={key} className="border-b border-line">
            <th
              scope="row"
              className="w-full py-2.5 text-start align-top font-normal wrap-anywhere"
            >
              {nameOf(key)}
            </th>
            <td className={cell}>
              <strong>{grouped(enquiries)}</strong>
            </td>
            <Share {...answers.within_5_minutes} className={cell} />
            <Share {...answers.within_1_hour} className={cell} />
            <Share {...answers.within_1_day} className={cell} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ShareProps = { answered: number; of: number; className: string };

const Share = ({ className, ...share }: ShareProps) => (
  <td className={className}>
    {answeredText(share)}
    <span className="note block">
      {share.of > 0 && `${grouped(share.answered)} of ${grouped(share.of)}`}
    </span>
  </td>
);

/** This month in Lagos and the twelve before it, each as its first day, the latest first. */
export function monthsUntil(now: number): Day[] {
  const first = `${lagosDay(now).slice(0, 7)}-01`;
  return Array.from({ length: 13 }, (_, back) => monthsLater(first, -back));
}

/** The figures of the lines that have a key in common: the largest first. */
export function sumsBy(lines: readonly MonthLine[], keyOf: (line: MonthLine) => string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const line of lines) {
    const key = keyOf(line);
    sums.set(key, { key, ...added(sums.get(key) ?? NONE, line) });
  }
  return [...sums.values()].sort((one, other) => other.enquiries - one.enquiries);
}

type Figures = Pick<MonthLine, 'enquiries' | 'answers'>;
const NONE: Figures = { enquiries: 0, answers: NOTHING_COUNTED.answers };

function added(one: Figures, other: Figures): Figures {
  const both = (name: keyof Figures['answers']) => ({
    answered: one.answers[name].answered + other.answers[name].answered,
    of: one.answers[name].of + other.answers[name].of,
  });
  return {
    enquiries: one.enquiries + other.enquiries,
    answers: {
      within_5_minutes: both('within_5_minutes'),
      within_1_hour: both('within_1_hour'),
      within_1_day: both('within_1_day'),
    },
  };
}
