// Made from the files in src/content/properties, by every build. Do not edit.
import type { Listing } from '../../domain/listing';

export const bloomTowers: Listing = {
  "slug": "bloom-towers",
  "title": "Bloom Towers",
  "subtitle": "Twin towers of 21 and 19 floors",
  "location": "Ikate, Lekki, Lagos",
  "place": "lagos",
  "type": "apartment",
  "status": "pre-launch",
  "price": {
    "text": "₦285M for two bedrooms",
    "about": {
      "USD": "$190k",
      "GBP": "£143k"
    }
  },
  "range": {
    "text": "All prices: $135,000–$750,000, about ₦202.5M–₦1.125 billion",
    "about": {
      "GBP": "£101k–£563k"
    }
  },
  "priceNote": {
    "text": "Offices $2,800 per sqm",
    "about": {
      "NGN": "₦4.2M",
      "GBP": "£2,100"
    }
  },
  "bands": [
    "100k-500k",
    "500k-1m"
  ],
  "pictures": [
    {
      "name": "bloom-towers-2",
      "hash": "0d1eda",
      "width": 2400,
      "height": 1500,
      "color": "#878",
      "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAoABUB8JQBOgBZBXcQAAP3e55W9cwvNwfNhAeeF/TfZuhnnxGcU7arg0AAA",
      "alt": "Artist’s impression of Bloom Towers at dusk with lit apartments above the office podium."
    }
  ],
  "features": [
    "Apartments with one, two or three bedrooms",
    "Offices in the podium",
    "Planted podium deck"
  ],
  "whatsappMessage": "Hello, I am interested in Bloom Towers in Ikate, Lekki. Please send me the available apartments, prices and the 24-month plan.",
  "specifications": {
    "size": "Varies by apartment; offices sold by the square metre",
    "type": "Apartments and offices",
    "bedrooms": {
      "from": 1,
      "to": 3
    }
  },
  "paymentPlan": {
    "deposit": "30%"
  }
};
