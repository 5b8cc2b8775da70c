import { Share } from 'lucide';
import { Icon } from './icon';
import type { SharedPage } from './share';
import { showLink } from './toast';

type Props = SharedPage & { className?: string };

/** Shares a page: an installed app shows no address to copy. */
export function ShareButton({ className = 'action', ...page }: Props) {
  return (
    <button
      type="button"
      // A page that only the build renders has no other way to hear of a click (`src/pages/finished.tsx`).
      data-share=""
      className={`no-print cursor-pointer ${className}`}
      onClick={() => void sharePage(page)}
    >
      <Icon drawing={Share} />
      Share
    </button>
  );
}

/** Shares a page. Most visits don't need the code for that; where it can't be loaded, the link is shown. */
export async function sharePage(page: SharedPage): Promise<void> {
  const code = await import('./share').catch(() => undefined);
  await (code ? code.share(page) : showLink(location.origin + page.path));
}
