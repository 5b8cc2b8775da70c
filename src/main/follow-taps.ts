import { isWebView } from '../device/web-view';
import type { Outbox } from '../offline/outbox';
import { recordTap } from './record-tap';

/**
 * Records every chat and call that is asked for on a page, wherever its link is: also in texts that only the build
 * renders. The link works on its own; this only listens.
 */
export function followTaps(outbox: Outbox): void {
  addEventListener('click', (event) => {
    const link = linkOf(event);
    // A link that opens a sheet instead of its chat.
    if (!link || event.defaultPrevented) return;
    const written = recordTap(link, outbox);
    if (!link.target || !isWebView(navigator.userAgent)) return;
    // The chat replaces this page: what is not stored by then is sent only at the next visit.
    event.preventDefault();
    void written.finally(() => location.assign(link.href));
  });
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && /^(tel|whatsapp):|\/wa\.me\//.test(link.href) ? link : null;
}
