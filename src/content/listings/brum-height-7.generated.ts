// Made from the files in src/content/properties, by every build. Do not edit.
import type { ListingOfTheDay } from '../../domain/listing';

export const brumHeight7: ListingOfTheDay = {
  "slug": "brum-height-7",
  "title": "Brum Height 7",
  "subtitle": "A brick apartment building",
  "location": "Lekki, Lagos",
  "place": "lagos",
  "type": "apartment",
  "status": "available",
  "price": {
    "text": "₦270M",
    "about": {
      "USD": "$180k",
      "GBP": "£135k"
    }
  },
  "priceNote": {
    "text": "One-off payment ₦250M",
    "about": {
      "USD": "$167k",
      "GBP": "£125k"
    }
  },
  "bands": [
    "100k-500k"
  ],
  "pictures": [
    {
      "name": "brum-height-7-1",
      "hash": "b42d86",
      "width": 2400,
      "height": 1500,
      "color": "#988",
      "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAoABUB8JZACdACUxrwAAP5aFpd56DnqD1QekusJbltHsRTx81mEj9+Lb1ggy5UR83R/sAAAAA==",
      "alt": "Artist’s impression of Brum Height 7, a brick apartment building in Lekki, seen from its street with palms, a keke and people at the wall."
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
  "features": [
    "Mid-rise building in brick",
    "Full-width balcony doors",
    "Corner balconies"
  ],
  "whatsappMessage": "Hello, I am interested in Brum Height 7. Please send me the available apartments, the floor plans and the 10-month plan.",
  "specifications": {
    "size": "129 sqm (1,389 sq ft)",
    "type": "Apartments"
  },
  "paymentPlan": {
    "deposit": "20%"
  },
  "summary": "Apartments in a mid-rise brick building with deep balconies. ₦270M over 10 months, or ₦250M as a one-off payment."
};
