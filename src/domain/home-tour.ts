import type { Picture } from './picture';

/** A place on a floor plan, in metres from the top left corner of the drawing, whose top is north. */
export type Spot = { x: number; y: number };

/** A way to another room, through the middle of a door or an opening. */
export type Doorway = { to: string; through: Spot };

/** A room, or a balcony, that one looks around in. */
export type TourRoom = {
  id: string;
  /** Its name on the floor plan. */
  name: string;
  text: string;
  /** Where one stands. */
  place: Spot;
  /** Where its name stands on the plan, in shares of its sides, if its middle is too near to where one stands. */
  nameAt?: Spot;
  /** Where one looks at first, in degrees clockwise from north. */
  facing: number;
  still: Picture;
  /** All round, its middle looking north. */
  panorama: Picture;
  ways: Doorway[];
};

/** The files of a panorama: on phones, and on wider screens. There is no WebP: browsers without AVIF get the JPEG. */
export const PANORAMA_WIDTHS = { avif: [2048, 3072], webp: [], jpg: [2048] };

/** How high above the floor panoramas are taken, and how high marks stand in a door. */
const EYES = 1.5;
const MARK = 1;
const DEGREE = Math.PI / 180;

/** Where a way is seen from a place: how far to the right of north, and above the horizon, in degrees. */
export function seenFrom({ x, y }: Spot, to: Spot): { yaw: number; pitch: number } {
  const [east, north] = [to.x - x, y - to.y];
  return {
    yaw: Math.atan2(east, north) / DEGREE,
    pitch: Math.atan2(MARK - EYES, Math.hypot(east, north)) / DEGREE,
  };
}

/** How wide a view is, in degrees, of which the height is given: as wide as the stage is in proportion. */
export function widthOfView(height: number, shape: number): number {
  return (2 * Math.atan(Math.tan((height * DEGREE) / 2) * shape)) / DEGREE;
}
