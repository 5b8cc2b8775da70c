import { type ComponentProps, createContext, useContext, useState } from 'react';
import { Sheet } from '../ui/sheet';

/** Whether the dashboard's sheets wait to be opened, because something comes first. */
export const SheetsWaitContext = createContext(false);

/** A sheet of the dashboard. One that is open already stays when the others have to wait. */
export function StaffSheet({ isOpen, ...sheet }: ComponentProps<typeof Sheet>) {
  const mustWait = useContext(SheetsWaitContext);
  const [isShown, setIsShown] = useState(false);
  const shows = isOpen && (isShown || !mustWait);
  if (shows !== isShown) setIsShown(shows);
  return <Sheet {...sheet} isOpen={shows} />;
}
