import { useEffect, useEffectEvent, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { isFrugal } from '../device/frugal';
import { idle } from '../device/idle';

type Motion = typeof import('./motion')['motion'];

const loaded = createStore<{ motion?: Motion }>(() => ({}));

/** Loads the animations once the page is touched and idle, unless visitors save data or ask for reduced motion. */
export async function prepareMotion(): Promise<void> {
  if (isFrugal() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await idle();
  // A failed request logs a console error, even if it is caught.
  if (!navigator.onLine) return;
  await import('./motion').then(
    ({ motion }) => loaded.setState({ motion }),
    () => undefined,
  );
}

/** The animations, once loaded and `isFree` says that the content may be remounted, which they need. */
export function useMotion(isFree: () => boolean): Motion | undefined {
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
