import type { SiteNews } from './site-news';
import type { WorkerState } from './worker-state';

/**
 * What to tell the visitor about the worker. A new version is only ever offered, because a reload would discard what is
 * being typed.
 */
export function newsOf(state: WorkerState): SiteNews | null {
  switch (state.kind) {
    case 'none':
      return null;
    case 'ready-offline':
      return { text: 'From now on this site also opens without a signal.', isPassing: true };
    case 'update-available':
      return { text: 'New version ready.', action: { label: 'Update now', run: state.apply } };
    case 'updating':
      return { text: 'Updating…' };
    case 'update-delayed':
      return {
        text: 'The new version is ready, but this site is still busy here or in another tab. Close its other tabs, or carry on: it will load by itself.',
        action: { label: 'Try again', run: state.apply },
      };
    case 'updated-elsewhere':
      return {
        text: 'This site was updated in another tab.',
        action: { label: 'Load it here', run: state.apply },
      };
  }
}
