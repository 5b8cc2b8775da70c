// Made from the files in src/content/properties, by every build. Do not edit.
import type { ListingOfTheDay } from '../../domain/listing';

export const brumHeight7: ListingOfTheDay = {
  "slug": "brum-height-7",
  "title": "Brum Height 7",
  "subtitle": "A brick-built apartment house",
  "location": "Lekki, Lagos",
  "place": "lagos",
  "type": "apartment",
  "status": "available",
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
  "bands": [
    "100k-500k"
  ],
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
