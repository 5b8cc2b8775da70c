import { SECOND_MS } from '../../lib/durations';

/** A sheet takes at most this long to close, and a row to come back. */
const ROW_WITHIN_MS = SECOND_MS;
/** A toast that goes gives the focus back after a moment, to where it was before. */
const HELD_MS = SECOND_MS / 2;
/** After this, nothing is given the focus any more. */
const GIVE_UP_MS = 2 * SECOND_MS;

/**
 * Gives the focus to a row once what had it has gone, so that nobody who uses a keyboard starts again at the top of the
 * page. Does nothing if the focus has gone elsewhere.
 * @param ids the rows, the best first; their list or its title if none of them is there
 */
export function focusRow(ids: readonly string[]): void {
  const started = performance.now();
  let heldSince = 0;
  const tryAgain = () => {
    const waited = performance.now() - started;
    const row = ids.map(openerOf).find((opener) => opener !== null);
    const target = row ?? (waited > ROW_WITHIN_MS ? listShown() : null);
    const active = document.activeElement;
    // An element that is being removed still has it for a moment; a toast that goes gives it to any row.
    const isFree =
      !active ||
      active === document.body ||
      active.closest('.rows') !== null ||
      active.checkVisibility?.() === false;
    if (target && isFree) target.focus({ preventScroll: true });
    if (target === null || document.activeElement !== target) heldSince = waited;
    const isHeld = waited - heldSince > HELD_MS;
    if (!isHeld && waited < GIVE_UP_MS) requestAnimationFrame(tryAgain);
  };
  requestAnimationFrame(tryAgain);
}

const openerOf = (id: string) => shown(`.row[data-id="${CSS.escape(id)}"] .row-open`);

/** Its list; if that was the last row, its title. */
const listShown = () => shown('.rows') ?? shown('.list-panel > h2');

const shown = (what: string) =>
  document.querySelector<HTMLElement>(`[role="tabpanel"]:not([hidden]) ${what}`);
