import { showLink, showToast } from './toast';

/** A page of this site, by its path, and what it is called. */
export type SharedPage = { title: string; path: string };

/** Hands a page to the phone's own share sheet. Where there is none, copies the link. */
export async function share({ title, path }: SharedPage): Promise<void> {
  const url = location.origin + path;
  if ('share' in navigator) {
    const refusal = await navigator.share({ title, url }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Whoever closes the sheet doesn't want the link in the clipboard instead.
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
