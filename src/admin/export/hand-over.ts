/** How a file can leave this device: an iPhone's home-screen app has no downloads, a computer needs no sharing. */
export function waysOut(file: File): { share: boolean; save: boolean } {
  // Safari's word for an app on the home screen.
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true;
  const canShare = navigator.canShare?.({ files: [file] }) === true;
  const isPhone = matchMedia('(pointer: coarse)').matches;
  return { share: canShare && isPhone, save: !(isHomeScreenApp && canShare) };
}

/** Opens the share sheet; straight from a tap, with a file that is there already, or the browser refuses. */
export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

export function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
