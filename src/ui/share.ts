import { showToast } from './toast';

/** A page of this site, by its path, and what it is called. */
export type SharedPage = { title: string; path: string };

/** Long enough to select and copy a link. */
const COPY_MS = 20_000;

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
  await navigator.clipboard.writeText(url).then(
    () => showToast({ kind: 'done', title: 'Link copied', description: url }),
    () =>
      showToast({
        kind: 'error',
        title: 'Please copy the link yourself',
        description: url,
        ms: COPY_MS,
      }),
  );
}
