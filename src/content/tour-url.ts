/** The 3D tour of the property of the day: our own, or an operator’s on another site. */
export const tourUrl = import.meta.env.VITE_TOUR_URL || '/tour/brum-height-7';
