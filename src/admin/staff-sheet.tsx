import { type ComponentProps, createContext, useContext, useState } from 'react';
import { Sheet } from '../ui/sheet';

/**
 * Whether the session has ended over what is being done. `due`: the sheet that asks for the password or the code waits until
 * the field is left. `open`: it covers all others.
 */
export const PasswordSheetContext = createContext<'none' | 'due' | 'open'>('none');

/** A sheet of the dashboard. One that is open already stays while the password is due; no other one opens. */
export function StaffSheet({ isOpen, onClose, ...sheet }: ComponentProps<typeof Sheet>) {
  const password = useContext(PasswordSheetContext);
  const [isShown, setIsShown] = useState(false);
  const shows = isOpen && (isShown || password === 'none');
  if (shows !== isShown) setIsShown(shows);
  // Pressed repeatedly, Escape also closes the sheet below in browsers. Nobody meant that, so it comes back later.
  const close = () => (password === 'open' ? setIsShown(false) : onClose());
  return <Sheet {...sheet} isOpen={shows} onClose={close} />;
}
