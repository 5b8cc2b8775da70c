import { later, untilScrolled } from '../ui/later';

/** The heart of a property below the first screen: its code is not part of the page's start. */
export const LaterHeart = later(
  async () => (await import('../features/shortlist/heart')).Heart,
  untilScrolled,
);
