import { type ComponentProps, createContext, useContext, useState } from 'react';
import { Sheet } from '../ui/sheet';

/**
 * What comes before the dashboard's sheets: nothing; something that is about to, while one that is open may be finished; or
 * something that covers them all.
 */
export type BeforeSheets = 'nothing' | 'announced' | 'covering';

export const BeforeSheetsContext = createContext<BeforeSheets>('nothing');

/** A sheet of the dashboard. One that is open already stays when the others have to wait. */
export function StaffSheet({ isOpen, onClose, ...sheet }: ComponentProps<typeof Sheet>) {
  const before = useContext(BeforeSheetsContext);
  const [isShown, setIsShown] = useState(false);
  const shows = isOpen && (isShown || before === 'nothing');
  if (shows !== isShown) setIsShown(shows);
  // Pressed again and again, Escape closes in browsers what lies below as well: nobody meant that, so it comes back later.
  const close = () => (before === 'covering' ? setIsShown(false) : onClose());
  return <Sheet {...sheet} isOpen={shows} onClose={close} />;
}
