import type { ComponentProps } from 'react';
import type { DayCalendar } from './day-calendar';
import { month } from './late-code';
import { useCode } from './load-once';
import { Loading } from './loading';
import type { ScheduleRequest } from './request';

type Props = ComponentProps<typeof DayCalendar> & { request: ScheduleRequest };

/** The month of a later day. */
export function Month({ request, ...calendar }: Props) {
  const { code, ...loading } = useCode(month);
  return (
    <div className="min-h-[23rem]">
      {code ? <code.DayCalendar {...calendar} /> : <Loading request={request} {...loading} />}
    </div>
  );
}
