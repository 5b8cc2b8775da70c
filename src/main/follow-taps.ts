import { isWebView } from '../device/web-view';
import { CHAT_PATIENCE_MS, inTime } from '../lib/in-time';
import type { Outbox } from '../offline/outbox';

let recorder: typeof import('./record-tap') | undefined;

/** Loads what records a tap; most visits need it only once they touch the page. */
export async function loadRecorder() {
  recorder ??= await import('./record-tap');
  return recorder;
}

/**
 * Records every chat and call that is asked for on a page, wherever its link is: also in texts that only the build
 * renders. The link works on its own; this only listens.
 */
export function followTaps(outbox: Outbox): void {
  addEventListener('click', (event) => {
    const link = linkOf(event);
    // A link that opens a sheet instead of its chat.
    if (!link || event.defaultPrevented) return;
    const written = loadRecorder().then(({ recordTap }) => recordTap(link, outbox));
    if (!link.target || !isWebView(navigator.userAgent)) return void written.catch(() => undefined);
    // The chat replaces this page, which would interrupt the write.
    event.preventDefault();
    void inTime(written, CHAT_PATIENCE_MS).then(() => location.assign(link.href));
  });
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && /^(tel|whatsapp):|\/wa\.me\//.test(link.href) ? link : null;
}
