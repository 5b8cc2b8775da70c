/** Where one walks through the property of the day in 3D: another site. */
export const tourUrl =
  import.meta.env.VITE_TOUR_URL || 'https://tours.meridian-estates.example/brum-height-7';
