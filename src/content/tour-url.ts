/** The 3D tour of the property of the day, on another site. */
export const tourUrl =
  import.meta.env.VITE_TOUR_URL || 'https://tours.meridian-estates.example/brum-height-7';
