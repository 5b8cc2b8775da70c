import { Download } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Action } from './button';
import { Icon } from './icon';

type Props = {
  /** Hands over the calendar file, or returns why it can't. */
  give: () => Promise<ReactNode>;
  children: ReactNode;
};

/** Hands over a calendar file, or says why it can't; a second tap closes that. */
export function CalendarButton({ give, children }: Props) {
  const [told, setTold] = useState<ReactNode>();
  const id = useId();
  const onClick = async () => setTold(told ? undefined : await give());

  return (
    <>
      <Action
        {...(told && { 'aria-expanded': true, 'aria-controls': id })}
        onClick={() => void onClick()}
      >
        <Icon drawing={Download} />
        {children}
      </Action>
      {told && (
        <p id={id} role="status" className="note order-last basis-full">
          {told}
        </p>
      )}
    </>
  );
}
