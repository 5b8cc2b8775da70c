import { useEffect, useEffectEvent, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { isFrugal } from '../device/frugal';
import { idle } from '../device/idle';

type Motion = typeof import('./motion')['motion'];

const loaded = createStore<{ motion?: Motion }>(() => ({}));

/**
 * Loads what makes things move, once the page has been touched and is idle. Not for visitors who save data or have asked
 * for less movement; without it sheets open and lists change all the same.
 */
export async function prepareMotion(): Promise<void> {
  if (isFrugal() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await idle();
  // A failed request is an error on the console, however well it is caught.
  if (!navigator.onLine) return;
  await import('./motion').then(
    ({ motion }) => loaded.setState({ motion }),
    () => undefined,
  );
}

/**
 * What makes things move, if it has been loaded.
 * @param isFree whether what is shown may be mounted anew, as it has to be in order to move
 */
export function useMotion(isFree: () => boolean): Motion | undefined {
  const [{ motion }, setState] = useState(loaded.getState);
  const look = useEffectEvent(() => {
    if (isFree()) setState(loaded.getState());
  });
  useEffect(() => {
    look();
    return loaded.subscribe(() => look());
  });
  return motion;
}
