// Made from the files in src/content/properties, by every build. Do not edit.
import type { PropertyHead } from '../../domain/property-head';

export const head: PropertyHead = {
  "slug": "capital-gardens",
  "title": "Capital Gardens",
  "subtitle": "Plots of land to build on",
  "location": "Idera, Eleko, Lagos",
  "status": "available",
  "pictures": [
    {
      "name": "capital-gardens-1",
      "hash": "de9217",
      "width": 2400,
      "height": 1500,
      "color": "#896",
      "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JaAAAuUHAAAA/eOdA6Fon+JPKiCuM8z/AjDZRK+ndjJ1amAAAA==",
      "alt": "Artist’s impression of Capital Gardens, plots of land behind a wall with a gate."
    },
    {
      "name": "capital-gardens-2",
      "hash": "f8266b",
      "width": 2400,
      "height": 1500,
      "color": "#886",
      "blur": "",
      "alt": "Artist’s impression of Capital Gardens from the air, with the plots in the foreground and the coastline beyond."
    },
    {
      "name": "capital-gardens-3",
      "hash": "c6bc99",
      "width": 2400,
      "height": 1500,
      "color": "#887",
      "blur": "",
      "alt": "Artist’s impression of the Capital Gardens entrance gate, with a guard and people on their way in."
    }
  ],
  "lead": {
    "portrait": {
      "name": "capital-gardens-lead",
      "hash": "e10469",
      "width": 1920,
      "height": 2400,
      "color": "#888"
    },
    "portraitAtDusk": {
      "name": "capital-gardens-lead-dusk",
      "hash": "78ba7f",
      "width": 1920,
      "height": 2400,
      "color": "#766"
    }
  },
  "whatsappMessage": "Hello, I am interested in land at Capital Gardens, Idera, Eleko. Please send me the available plots and payment plans.",
  "figures": [
    {
      "figure": "300–600 sqm",
      "label": "3,229–6,458 sq ft a plot"
    },
    {
      "figure": "0–12",
      "label": "months to pay"
    },
    {
      "figure": "3",
      "label": "sizes of plot"
    }
  ],
  "left": "20 of 34 available",
  "asOf": "2026-11-29",
  "price": {
    "text": "₦63M–₦129M",
    "about": {
      "USD": "$42k–$86k",
      "GBP": "£31.5k–£64.5k"
    }
  },
  "shortPrice": "₦63M–₦129M",
  "statedPrices": [
    63000000
  ],
  "isStart": true,
  "deposit": {
    "text": "Depends on your plan",
    "about": {}
  },
  "currency": "NGN",
  "search": {
    "title": "Capital Gardens, Idera, Eleko, Lagos",
    "description": "Plots of 300, 400 and 600 square metres (3,229 to 6,458 sq ft) behind one wall and one gate at Idera, close to the coast at Eleko. Pay outright, or over 6 or 12 months."
  }
};
