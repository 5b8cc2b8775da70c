import { leaveOnce } from '../app/reload-once';
import type { Outbox } from '../offline/outbox';
import { releaseState } from '../updates/release-state';

/**
 * Where this release can't send what it keeps, because what sends is gone or its key is refused, the page loads itself
 * again, once, and not while somebody is in the middle of something: the next release sends it. Where a worker holds this
 * release on the device a reload would bring it back: there the newer one is taken (`src/updates/take-update.ts`).
 *
 * To be called once what was left by earlier visits was tried: the release before may have been refused, and this one not.
 */
export function followRelease({ status }: Outbox, isBusy: () => boolean): void {
  const leave = () => {
    const { waiting, staffWaiting } = status.getState();
    const isStuck = {
      current: false,
      incomplete: false,
      gone: waiting + staffWaiting > 0,
      refused: !navigator.serviceWorker?.controller,
    }[releaseState.getState()];
    // The mark names this release: one that is no better than the last is not left as well.
    if (isStuck && !isBusy()) void leaveOnce.tryFor(import.meta.url);
  };
  const look = () => {
    const { held, trouble } = status.getState();
    const isRefused = held > 0 && trouble === 'broken';
    const now = releaseState.getState();
    if (isRefused && now !== 'gone') releaseState.setState('refused', true);
    if (!isRefused && now === 'refused') releaseState.setState('current', true);
    leave();
  };
  status.subscribe(look);
  releaseState.subscribe(leave);
  // A form that was sent, or is safe on the device, is emptied.
  document.addEventListener('reset', leave);
  look();
}
