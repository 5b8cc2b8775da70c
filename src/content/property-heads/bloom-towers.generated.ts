// Made from the files in src/content/properties, by every build. Do not edit.
import type { PropertyHead } from '../../domain/property-head';

export const head: PropertyHead = {
  "slug": "bloom-towers",
  "title": "Bloom Towers",
  "subtitle": "Twin towers of 21 and 19 floors",
  "location": "Ikate, Lekki, Lagos",
  "status": "pre-launch",
  "pictures": [
    {
      "name": "bloom-towers-2",
      "hash": "46171e",
      "width": 1608,
      "height": 1005,
      "color": "#888",
      "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAoABUB8JQBOgBZCGK+sqAD93tfo+BMpjol+DuJZeRcWnAVUtFi+F5MQAA==",
      "alt": "Artist’s impression of Bloom Towers at dusk with lit apartments above the office podium."
    },
    {
      "name": "bloom-towers-1",
      "hash": "2b9ef2",
      "width": 1608,
      "height": 1005,
      "color": "#898",
      "blur": "",
      "alt": "Artist’s impression of Bloom Towers by day: two residential towers of 21 and 19 floors rising from a shared podium."
    },
    {
      "name": "bloom-towers-3",
      "hash": "c0d6b1",
      "width": 1608,
      "height": 1005,
      "color": "#998",
      "blur": "",
      "alt": "Artist’s impression of Bloom Towers from the air, showing the podium garden and pool between the two towers."
    }
  ],
  "lead": {
    "portrait": {
      "name": "bloom-towers-lead",
      "hash": "aeff29",
      "width": 1286,
      "height": 1608,
      "color": "#788"
    }
  },
  "whatsappMessage": "Hello, I am interested in Bloom Towers in Ikate, Lekki. Please send me the available apartments, prices and the 24-month plan.",
  "price": {
    "text": "$135,000–$750,000",
    "about": {
      "NGN": "₦202.5M–₦1,125M",
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
  "deposit": {
    "text": "30%",
    "about": {}
  },
  "currency": "NGN",
  "search": {
    "title": "Bloom Towers, Ikate, Lekki, Lagos | Meridian Estates",
    "description": "Two residential towers above one podium in Ikate: apartments of one to three bedrooms, offices below, and a garden with a pool between them."
  }
};
