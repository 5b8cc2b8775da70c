import { useQuery } from '@tanstack/react-query';
import { hostNow } from '../../device/clock';
import { lagosDay } from '../../domain/lagos-time';
import { fullDay } from '../../lib/english';
import { CopyMessage } from '../../ui/copy-message';
import { Loading, TryAgain } from '../lazy-part';
import { PersonText } from '../people/person-text';
import { useStaff } from '../staff';
import { dayLines, dayText, figuresText, loadDay } from './day';

/** Who came in today, for those who may see them, and the same in figures, for everybody. */
export function DayPanel() {
  const { client, role } = useStaff();
  const day = lagosDay(hostNow());
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['day', day],
    queryFn: ({ signal }) => loadDay(client, day, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (!data) {
    if (isFetching) return <Loading />;
    return <TryAgain onRetry={() => void refetch()}>Our server can’t be reached.</TryAgain>;
  }
  const lines = dayLines(data);
  const figures = figuresText(data, day);
  return (
    <div className="mt-3 grid gap-6">
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
        {role === 'admin' && lines.length > 0 && (
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
