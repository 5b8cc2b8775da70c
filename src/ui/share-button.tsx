import { Share } from 'lucide';
import { Icon } from './icon';
import { showLink, showToast } from './toast';

/** A page of this site, by its path, and what it is called. */
export type SharedPage = { title: string; path: string };

type Props = SharedPage & { className?: string };

/** Shares a page: an installed app shows no address to copy. */
export function ShareButton({ className = 'action', ...page }: Props) {
  return (
    <button
      type="button"
      // A page that only the build renders has no other way to hear of a click (`src/pages/finished.tsx`).
      data-share=""
      className={`no-print cursor-pointer ${className}`}
      onClick={() => void share(page)}
    >
      <Icon drawing={Share} />
      Share
    </button>
  );
}

/** Hands a page to the phone's own share sheet. Where there is none, copies the link. */
export async function share({ title, path }: SharedPage): Promise<void> {
  const url = location.origin + path;
  if ('share' in navigator) {
    const refusal = await navigator.share({ title, url }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Closing the sheet doesn't mean that the link is wanted in the clipboard instead.
    if (!refusal || (refusal instanceof DOMException && refusal.name === 'AbortError')) return;
  }
  try {
    // Over plain http there is no clipboard.
    await navigator.clipboard.writeText(url);
  } catch {
    return showLink(url);
  }
  return showToast({ kind: 'done', title: 'Link copied', description: url });
}
