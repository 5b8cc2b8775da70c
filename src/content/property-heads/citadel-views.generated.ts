// Made from the files in src/content/properties, by every build. Do not edit.
import type { PropertyHead } from '../../domain/property-head';

export const head: PropertyHead = {
  "slug": "citadel-views",
  "title": "Citadel Views 1.0 Phase 2",
  "subtitle": "A solar-powered smart estate",
  "location": "Sangotedo, Lagos",
  "status": "available",
  "pictures": [
    {
      "name": "citadel-views-2",
      "hash": "0faafa",
      "width": 2400,
      "height": 1500,
      "color": "#888",
      "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABQAQCdASoQAAoABUB8JQBOgAWkAPzXKz+phE+5pYD/Nj9ZXbF9AIX90yGNZWaJgxLgGToHkkeeoN91vAAAAA==",
      "alt": "Artist’s impression of homes among palms at Citadel Views."
    },
    {
      "name": "citadel-views-1",
      "hash": "1d5c02",
      "width": 2400,
      "height": 1500,
      "color": "#887",
      "blur": "",
      "alt": "Artist’s impression of Citadel Views from above, showing detached homes with rooftop solar panels along palm-lined streets."
    },
    {
      "name": "citadel-views-3",
      "hash": "905ad1",
      "width": 2400,
      "height": 1500,
      "color": "#887",
      "blur": "",
      "alt": "Artist’s impression of the entrance gatehouse at Citadel Views in late-afternoon light."
    }
  ],
  "lead": {
    "portrait": {
      "name": "citadel-views-lead",
      "hash": "5482a8",
      "width": 1613,
      "height": 2016,
      "color": "#777"
    },
    "portraitAtDusk": {
      "name": "citadel-views-lead-dusk",
      "hash": "ce6d2e",
      "width": 1920,
      "height": 2400,
      "color": "#776"
    }
  },
  "whatsappMessage": "Hello, I am interested in Citadel Views 1.0 Phase 2 in Sangotedo. Please send me prices and payment plans.",
  "figures": [
    {
      "figure": "From 78 sqm",
      "label": "840 sq ft"
    },
    {
      "figure": "2–3",
      "label": "bedrooms"
    },
    {
      "figure": "Solar",
      "label": "one shared supply"
    }
  ],
  "left": "13 of 24 available",
  "asOf": "2026-11-29",
  "price": {
    "text": "Contact for pricing",
    "about": {}
  },
  "shortPrice": "From ₦45M for a shell",
  "statedPrices": [
    45000000
  ],
  "priceOf": "of a finished home",
  "isStart": true,
  "priceNote": {
    "text": "From ₦45M for a shell",
    "about": {
      "USD": "$30k",
      "GBP": "£22.5k"
    }
  },
  "deposit": {
    "text": "Agreed with your offer",
    "about": {}
  },
  "currency": "NGN",
  "search": {
    "title": "Citadel Views 1.0 Phase 2, Sangotedo, Lagos",
    "description": "Two-storey homes on palm-lined streets in Sangotedo. They share one solar supply and one gate. The starting price is for a two-bedroom terrace handed over as a shell."
  }
};
