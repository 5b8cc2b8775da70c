import { type ComponentProps, createContext, useContext, useState } from 'react';
import { Sheet } from '../ui/sheet';

/**
 * Whether the session has ended during work. `due`: the sheet that asks for the password or code waits until the field
 * is left. `open`: it covers all other sheets.
 */
export const PasswordSheetContext = createContext<'none' | 'due' | 'open'>('none');

/** A sheet of the dashboard. While the password is due, an open one stays and no other opens. */
export function StaffSheet({ isOpen, onClose, ...sheet }: ComponentProps<typeof Sheet>) {
  const password = useContext(PasswordSheetContext);
  const [isShown, setIsShown] = useState(false);
  const shows = isOpen && (isShown || password === 'none');
  if (shows !== isShown) setIsShown(shows);
  // In browsers, pressing Escape repeatedly also closes the sheet below. Nobody meant to, so it comes back later.
  const close = () => (password === 'open' ? setIsShown(false) : onClose());
  return <Sheet {...sheet} isOpen={shows} onClose={close} />;
}
