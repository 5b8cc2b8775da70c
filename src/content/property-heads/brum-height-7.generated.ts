// Made from the files in src/content/properties, by every build. Do not edit.
import type { PropertyHead } from '../../domain/property-head';

export const head: PropertyHead = {
  "slug": "brum-height-7",
  "title": "Brum Height 7",
  "subtitle": "A brick-built apartment house",
  "location": "Lekki, Lagos",
  "status": "available",
  "pictures": [
    {
      "name": "brum-height-7-1",
      "hash": "9199fd",
      "width": 1920,
      "height": 1200,
      "color": "#899",
      "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAoABUB8JZQAAbp7b/AAAP3PV+f7nwrXJg6xGxBYTmoyec/pQrdgmAKYcAAA",
      "alt": "Artist’s impression of Brum Height 7, a contemporary mid-rise brick apartment building, by day."
    },
    {
      "name": "brum-height-7-3",
      "hash": "1a628e",
      "width": 1920,
      "height": 1200,
      "color": "#666",
      "blur": "",
      "alt": "Artist’s impression of the corner of Brum Height 7 seen from above street level, showing balconies and brickwork."
    },
    {
      "name": "brum-height-7-2",
      "hash": "008a0d",
      "width": 1920,
      "height": 1200,
      "color": "#655",
      "blur": "",
      "alt": "Artist’s impression of Brum Height 7 at dusk with lit apartments and street lamps."
    }
  ],
  "lead": {},
  "hasTour": true,
  "whatsappMessage": "Hello, I am interested in Brum Height 7. Please send me the available apartments, the floor plans and the 10-month plan.",
  "price": {
    "text": "₦270M",
    "about": {
      "GBP": "£135k",
      "USD": "$180k"
    }
  },
  "priceNote": {
    "text": "One-off payment ₦250M",
    "about": {
      "GBP": "£125k",
      "USD": "$167k"
    }
  },
  "deposit": {
    "text": "20%",
    "about": {}
  },
  "currency": "NGN",
  "search": {
    "title": "Brum Height 7, Lekki, Lagos | Meridian Estates",
    "description": "Apartments in a mid-rise brick building with deep balconies. ₦270M over 10 months, or ₦250M as a one-off payment."
  }
};
