import { PANORAMA_WIDTHS, type TourRoom } from '../../domain/home-tour';
import { pictureUrl } from '../../domain/picture';

/** A wider screen, in either direction, gets the large files. */
const PHONE_PX = 1000;

/** The file of a room that suits this screen. */
export function panoramaFile({ panorama }: TourRoom, hasAvif: boolean): string {
  const isPhone = Math.max(screen.width, screen.height) < PHONE_PX;
  const [small = 0, large = small] = PANORAMA_WIDTHS.avif;
  if (!hasAvif) return pictureUrl(panorama, small, 'jpg');
  return pictureUrl(panorama, isPhone ? small : large, 'avif');
}

/** Whether a room's file is here or can be had; where it is not, the viewer ends in a page error. */
export const isThere = (room: TourRoom, hasAvif: boolean): Promise<boolean> =>
  fetch(panoramaFile(room, hasAvif)).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether this browser draws with WebGL. */
export function hasWebGl(): boolean {
  const drawing = document.createElement('canvas').getContext('webgl');
  drawing?.getExtension('WEBGL_lose_context')?.loseContext();
  return drawing !== null;
}
