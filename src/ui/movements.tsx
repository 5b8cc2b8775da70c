import { useEffectEvent, useLayoutEffect } from 'react';
import { addStyle } from './add-style';
import { Dialog, type DialogProps } from './dialog';
import { Presence, spring, useIsPresent, usePresence } from './motion';
import css from './motion.css?inline';
import { followLists } from './moving-lists';
import { followOpenSheets, MovingSheet } from './moving-sheet';
import { useOnceOpen } from './use-once-open';

/** Everything that moves, loaded in one file by `use-motion.ts`. */
export const movements = { Presence, Sheet: MovingSheet, Dialog: LeavingDialog, Leaver, spring };

/** A dialog that is closed, but still shown, while a `Leaver` in it leaves. */
function LeavingDialog(props: DialogProps) {
  return <Dialog {...props} isLeaving={!useIsPresent()} />;
}

type LeaverProps = { onCome: () => void; onLeave: () => Promise<void> };

/** Tells a dialog's contents when it is open, also again on its way out, and that it is to leave; waits until it has. */
function Leaver({ onCome, onLeave }: LeaverProps) {
  const [isPresent, safeToRemove] = usePresence();
  const leave = useEffectEvent(onLeave);
  useOnceOpen(isPresent, onCome);

  useLayoutEffect(() => {
    if (!isPresent) void leave().then(safeToRemove);
  }, [isPresent, safeToRemove]);

  return null;
}

/** Begins to move what needs no component for that. */
export function startMoving(): void {
  addStyle(css);
  followLists();
  followOpenSheets();
}
