export const PROPERTY_TYPES = ['apartment', 'land', 'house', 'condo', 'villa'] as const;

export const PROPERTY_STATUSES = [
  'available',
  'pre-launch',
  'selling-fast',
  'mortgage-available',
] as const;

/** The locations to filter by; we look for property in all of them. */
export const PROPERTY_PLACES = ['lagos', 'abuja', 'birmingham', 'dubai', 'new-york'] as const;
