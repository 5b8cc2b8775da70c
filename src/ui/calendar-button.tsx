import { CalendarPlus } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Action } from './button';
import { type CalendarHelp, giveCalendar } from './give-calendar';
import { Icon } from './icon';

type Props = CalendarHelp & {
  /** Makes the calendar file. */
  makeFile: () => File;
  children: ReactNode;
};

/** Hands over a calendar file, or says why it can't. */
export function CalendarButton({ makeFile, children, ...help }: Props) {
  const [told, setTold] = useState<ReactNode>();
  const words = useId();

  const give = async () => setTold(await giveCalendar(makeFile(), help));

  return (
    <>
      <Action
        {...(told && { 'aria-expanded': true, 'aria-controls': words })}
        onClick={() => (told ? setTold(undefined) : void give())}
      >
        <Icon drawing={CalendarPlus} />
        {children}
      </Action>
      {told && (
        <p id={words} role="status" className="note order-last basis-full">
          {told}
        </p>
      )}
    </>
  );
}
