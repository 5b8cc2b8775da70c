/** How long a browser may take to begin a download, after which the file's address can go. */
const DOWNLOAD_BEGINS_WITHIN_MS = 60_000;

/** Whether the share sheet takes this file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) === true;
}

/**
 * Opens the share sheet. It opens only straight from a tap, so the file has to be there before it.
 * Closing the sheet without sharing is no failure.
 * @throws what the browser refuses with
 */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Downloads the file. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_BEGINS_WITHIN_MS);
}
