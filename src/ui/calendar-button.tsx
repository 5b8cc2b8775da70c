import { Download } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Action } from './button';
import { Icon } from './icon';

type Props = {
  /** Hands over the calendar file, or returns why it can't. Rejects if its code could not be loaded. */
  give: () => Promise<ReactNode>;
  children: ReactNode;
};

type Told = { words: ReactNode; isLost?: true };

/** Hands over a calendar file, or says why it can't; a second tap closes that, or tries again. */
export function CalendarButton({ give, children }: Props) {
  const [told, setTold] = useState<Told>();
  const id = useId();

  async function onClick(): Promise<void> {
    if (told && !told.isLost) return setTold(undefined);
    try {
      const words = await give();
      setTold(words ? { words } : undefined);
    } catch {
      const words = 'The calendar file could not be loaded. Tap again once you are online.';
      setTold({ words, isLost: true });
    }
  }

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
          {told.words}
        </p>
      )}
    </>
  );
}
