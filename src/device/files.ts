import { isAppleHomeScreenApp } from './this-device';

/** How long a browser may take to start a download, after which the file's URL can be revoked. */
const DOWNLOAD_BEGINS_WITHIN_MS = 60_000;

/** Whether the share sheet accepts this file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) === true;
}

/**
 * Opens the share sheet. Browsers allow that only directly from a tap, so the file must exist before it. Closing the
 * sheet without sharing is not an error.
 * @throws if the browser refuses
 */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_BEGINS_WITHIN_MS);
}

/** Shares the file in an iPhone's home-screen app, where downloads lead nowhere; else downloads it. Needs a tap. */
export async function handOver(file: File): Promise<void> {
  if (isAppleHomeScreenApp() && canShareFile(file)) await shareFile(file);
  else downloadFile(file);
}
