// Made from the files in src/content/properties, by every build. Do not edit.
import type { PropertyHead } from '../../domain/property-head';

export const head: PropertyHead = {
  "slug": "brum-height-7",
  "title": "Brum Height 7",
  "subtitle": "A brick apartment building",
  "location": "Lekki, Lagos",
  "status": "available",
  "pictures": [
    {
      "name": "brum-height-7-1",
      "hash": "b42d86",
      "width": 2400,
      "height": 1500,
      "color": "#988",
      "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAoABUB8JZACdACUxrwAAP5aFpd56DnqD1QekusJbltHsRTx81mEj9+Lb1ggy5UR83R/sAAAAA==",
      "alt": "Artist’s impression of Brum Height 7, a brick apartment building in Lekki, seen from its street."
    },
    {
      "name": "brum-height-7-3",
      "hash": "b94a13",
      "width": 2400,
      "height": 1500,
      "color": "#998",
      "blur": "",
      "alt": "Artist’s impression of Brum Height 7 from above its entrance court, with round corner balconies and houses around it."
    },
    {
      "name": "brum-height-7-2",
      "hash": "9467d5",
      "width": 2400,
      "height": 1500,
      "color": "#656",
      "blur": "",
      "alt": "Artist’s impression of Brum Height 7 at dusk with lit apartments, and people on the street before its wall."
    }
  ],
  "lead": {
    "portrait": {
      "name": "brum-height-7-lead",
      "hash": "cb7c30",
      "width": 1920,
      "height": 2400,
      "color": "#887"
    },
    "portraitAtDusk": {
      "name": "brum-height-7-lead-dusk",
      "hash": "6c1fce",
      "width": 1920,
      "height": 2400,
      "color": "#656"
    }
  },
  "hasTour": true,
  "whatsappMessage": "Hello, I am interested in Brum Height 7. Please send me the available apartments, the floor plans and the 10-month plan.",
  "figures": [
    {
      "figure": "129 sqm",
      "label": "1,389 sq ft"
    },
    {
      "figure": "3",
      "label": "bedrooms"
    },
    {
      "figure": "10 months",
      "label": "to pay"
    }
  ],
  "left": "9 of 18 available",
  "asOf": "2026-11-29",
  "price": {
    "text": "₦270M",
    "about": {
      "USD": "$180k",
      "GBP": "£135k"
    }
  },
  "shortPrice": "₦270M",
  "statedPrices": [
    270000000
  ],
  "isStart": false,
  "priceNote": {
    "text": "One-off payment ₦250M",
    "about": {
      "USD": "$167k",
      "GBP": "£125k"
    }
  },
  "deposit": {
    "text": "20%",
    "about": {}
  },
  "currency": "NGN",
  "search": {
    "title": "Brum Height 7, Lekki, Lagos",
    "description": "Apartments in a mid-rise brick building with deep balconies. ₦270M over 10 months, or ₦250M as a one-off payment."
  }
};
