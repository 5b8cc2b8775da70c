import { isFinal } from '../domain/amendment';
import { isPictureRefused } from '../domain/business-card';
import { isViewing } from '../domain/viewing';
import { isLive } from '../offline/entry';
import { onTheirOwn } from '../offline/pictures';
import type { OutboxContentsState } from '../offline/status';
import type { KeptWork } from './kept-words';

/**
 * Counts what was captured at viewings and stays on this device after a sign-out, because the database does not have it
 * yet. What it has refused for good goes with the sign-out.
 */
export function keptCaptures(list: OutboxContentsState): Pick<KeptWork, 'captures' | 'refused'> {
  if (list.kind !== 'ready') return { captures: 0, refused: 0 };
  const viewings = list.entries.filter(isLive).filter(({ submission }) => isViewing(submission));
  const refused = viewings.filter((entry) => entry.state.kind === 'parked' && !isFinal(entry));
  const waiting = viewings.filter(({ state }) => state.kind !== 'parked');
  const pictures = onTheirOwn(list.pictures, list.entries).filter(
    ({ state }) => !isPictureRefused(state),
  );
  return { captures: waiting.length + pictures.length, refused: refused.length };
}
