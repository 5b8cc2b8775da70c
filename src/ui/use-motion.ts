import { useEffect, useEffectEvent, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { isFrugal } from '../device/frugal';
import { idle } from '../device/idle';
import { isStill } from './is-still';

export type Movements = typeof import('./movements')['movements'];

const loaded = createStore<{ motion?: Movements }>(() => ({}));

/** Loads the animations once the page is touched and idle, unless visitors save data or ask for reduced motion. */
export async function prepareMotion(): Promise<void> {
  if (isFrugal() || isStill()) return;
  await idle();
  // A failed request logs a console error, even if it is caught.
  if (!navigator.onLine) return;
  await import('./movements').then(
    ({ movements, startMoving }) => {
      if (!loaded.getState().motion) startMoving();
      loaded.setState({ motion: movements });
    },
    () => undefined,
  );
}

/** The animations, once loaded and `isFree` says that the content may be remounted, which they need. */
export function useMotion(isFree: () => boolean): Movements | undefined {
  const [{ motion }, setState] = useState(loaded.getState);
  const adopt = useEffectEvent(() => {
    if (isFree()) setState(loaded.getState());
  });
  useEffect(() => {
    adopt();
    return loaded.subscribe(() => adopt());
  });
  return motion;
}
