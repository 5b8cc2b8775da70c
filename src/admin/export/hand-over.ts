import { canShareFile } from '../../device/files';
import { isAppleHomeScreenApp } from '../../device/home-screen';

/** How a file can leave this device: an iPhone's home-screen app has no downloads, a computer needs no sharing. */
export function waysOut(file: File): { share: boolean; save: boolean } {
  const canShare = canShareFile(file);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  return { share: canShare && isPhone, save: !(isAppleHomeScreenApp() && canShare) };
}
