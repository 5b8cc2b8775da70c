import { leaveOnce } from '../app/reload-once';
import type { Outbox } from '../offline/outbox';
import { releaseState } from '../updates/release-state';

/**
 * Reloads the page, once, if this release can't send what it has saved because its sending code is gone or its key is
 * refused; never while somebody is filling in a form. The next release then sends it. Where a worker has this release
 * in its cache, a reload would bring it back, so the newer one is activated instead (`src/updates/take-update.ts`).
 *
 * Call it after the entries of earlier visits have been tried: the refusal may have been meant for the previous
 * release.
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
    // The mark names this release, so a reload that brings the same release back is not repeated.
    if (isStuck && !isBusy()) void leaveOnce.tryFor(import.meta.url);
  };
  const update = () => {
    const { held, trouble } = status.getState();
    const isRefused = held > 0 && trouble === 'broken';
    const now = releaseState.getState();
    if (isRefused && now !== 'gone') releaseState.setState('refused', true);
    if (!isRefused && now === 'refused') releaseState.setState('current', true);
    leave();
  };
  status.subscribe(update);
  releaseState.subscribe(leave);
  // A form is reset once it has been sent or saved.
  document.addEventListener('reset', leave);
  update();
}
