import type { SharedPage } from './share';
import { showLink } from './show-link';

/** Shares a page. Most visits don't need the code for that; where it can't be loaded, the link is shown. */
export async function sharePage(page: SharedPage): Promise<void> {
  const code = await import('./share').catch(() => undefined);
  await (code ? code.share(page) : showLink(location.origin + page.path));
}
