// Made from the files in src/content/properties, by every build. Do not edit.
import type { Listing } from '../../domain/listing';

export const capitalGardens: Listing = {
  "slug": "capital-gardens",
  "title": "Capital Gardens",
  "subtitle": "Plots of land to build on",
  "location": "Idera, Eleko, Lagos",
  "place": "lagos",
  "type": "land",
  "status": "available",
  "price": {
    "text": "From ₦63M",
    "about": {
      "USD": "$42k",
      "GBP": "£31.5k"
    }
  },
  "range": {
    "text": "All prices: ₦63M–₦129M",
    "about": {
      "USD": "$42k–$86k",
      "GBP": "£31.5k–£64.5k"
    }
  },
  "bands": [
    "under-100k"
  ],
  "pictures": [
    {
      "name": "capital-gardens-1",
      "hash": "de9217",
      "width": 2400,
      "height": 1500,
      "color": "#896",
      "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JaAAAuUHAAAA/eOdA6Fon+JPKiCuM8z/AjDZRK+ndjJ1amAAAA==",
      "alt": "Artist’s impression of the Capital Gardens layout from the air, with pegged plots, internal roads and a perimeter wall."
    }
  ],
  "features": [
    "Plots of 300, 400 and 600 square metres (3,229, 4,306 and 6,458 sq ft)",
    "Numbered plots, with papers on request",
    "Perimeter wall and gatehouse"
  ],
  "whatsappMessage": "Hello, I am interested in land at Capital Gardens, Idera, Eleko. Please send me the available plots and payment plans.",
  "specifications": {
    "size": "Plots of 300–600 sqm (3,229–6,458 sq ft)",
    "type": "Residential land"
  },
  "paymentPlan": {
    "deposit": "Depends on your plan"
  }
};
