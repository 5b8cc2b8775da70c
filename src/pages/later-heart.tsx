import { later, untilScrolled } from '../ui/later';

const load = async () => (await import('../features/shortlist/heart')).Heart;

/** The heart of a property below the first screen: its code is not part of the page's start. */
export const LaterHeart = later(load, { when: untilScrolled });

/** The heart of a property on the first screen: its code follows once the page is alive. */
export const SoonHeart = later(load);
