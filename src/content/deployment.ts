/** The 3D tour of the property of the day: our own, or an operator’s on another site. */
export const tourUrl = import.meta.env.VITE_TOUR_URL || '/tour/brum-height-7';

/** Whether the site measures its pages' speed and the outbox's errors; off unless a deployment turns it on. */
export const isObserved = import.meta.env.VITE_OBSERVE === 'on';
