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
      "hash": "0d1eda",
      "width": 2400,
      "height": 1500,
      "color": "#878",
      "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAoABUB8JQBOgBZBXcQAAP3e55W9cwvNwfNhAeeF/TfZuhnnxGcU7arg0AAA",
      "alt": "Artist’s impression of the two towers of Bloom Towers above their podium."
    },
    {
      "name": "bloom-towers-1",
      "hash": "24ccab",
      "width": 2400,
      "height": 1500,
      "color": "#898",
      "blur": "",
      "alt": "Artist’s impression of Bloom Towers by day: two residential towers of 21 and 19 floors on a shared podium, from a palm-lined boulevard with a fruit seller."
    },
    {
      "name": "bloom-towers-3",
      "hash": "d22c1d",
      "width": 2400,
      "height": 1500,
      "color": "#887",
      "blur": "",
      "alt": "Artist’s impression of Bloom Towers from the air, showing the podium garden and pool between the two towers."
    }
  ],
  "lead": {
    "portrait": {
      "name": "bloom-towers-lead",
      "hash": "1dddc8",
      "width": 1920,
      "height": 2400,
      "color": "#788"
    },
    "portraitAtDusk": {
      "name": "bloom-towers-lead-dusk",
      "hash": "e6313a",
      "width": 1920,
      "height": 2400,
      "color": "#667"
    }
  },
  "whatsappMessage": "Hello, I am interested in Bloom Towers in Ikate, Lekki. Please send me the available apartments, prices and the 24-month plan.",
  "figures": [
    {
      "figure": "21 + 19",
      "label": "floors"
    },
    {
      "figure": "1–3",
      "label": "bedrooms"
    },
    {
      "figure": "24 months",
      "label": "to pay"
    }
  ],
  "left": "27 of 44 available",
  "asOf": "2026-11-29",
  "price": {
    "text": "$135,000–$750,000",
    "about": {
      "NGN": "₦202.5M–₦1,125M",
      "GBP": "£101k–£563k"
    }
  },
  "shortPrice": "₦202.5M–₦1.125 billion",
  "statedPrices": [
    285000000,
    202500000,
    1125000000
  ],
  "naira": "about ₦202.5M–₦1.125 billion",
  "isStart": true,
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
    "title": "Bloom Towers, Ikate, Lekki, Lagos",
    "description": "Two residential towers above one podium in Ikate: apartments of one to three bedrooms, offices below, and a garden with a pool between them."
  }
};
