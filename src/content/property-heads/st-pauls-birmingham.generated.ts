// Made from the files in src/content/properties, by every build. Do not edit.
import type { PropertyHead } from '../../domain/property-head';

export const head: PropertyHead = {
  "slug": "st-pauls-birmingham",
  "title": "No. 30 St Paul’s",
  "subtitle": "Apartments on a garden square",
  "location": "Birmingham, United Kingdom",
  "status": "mortgage-available",
  "pictures": [
    {
      "name": "st-pauls-1",
      "hash": "40aeef",
      "width": 2400,
      "height": 1500,
      "color": "#776",
      "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAoABUB8JZACw7D2KcFNRQAA/t36MdTNuD2mqSeJhpneExI72HLmDr35SxyHg42LCk1gAAA=",
      "alt": "Artist’s impression of No. 30 St Paul’s, a red-brick building with a stone entrance in Birmingham."
    },
    {
      "name": "st-pauls-2",
      "hash": "ca2532",
      "width": 2400,
      "height": 1500,
      "color": "#666",
      "blur": "",
      "alt": "Artist’s impression of the red-brick and stone facade of No. 30 St Paul’s seen along the street."
    },
    {
      "name": "st-pauls-3",
      "hash": "8b17b2",
      "width": 2400,
      "height": 1500,
      "color": "#765",
      "blur": "",
      "alt": "Artist’s impression of a living room at No. 30 St Paul’s with exposed brick walls and tall multi-paned windows."
    }
  ],
  "lead": {
    "portrait": {
      "name": "st-pauls-lead",
      "hash": "1923b0",
      "width": 1920,
      "height": 2400,
      "color": "#877"
    },
    "portraitAtDusk": {
      "name": "st-pauls-lead-dusk",
      "hash": "3a245b",
      "width": 1920,
      "height": 2400,
      "color": "#545"
    }
  },
  "whatsappMessage": "Hello, I am interested in No. 30 St Paul’s in Birmingham. Please send me the available apartments and how the mortgage for Nigerians works.",
  "figures": [
    {
      "figure": "42–70 sqm",
      "label": "450–750 sq ft"
    },
    {
      "figure": "1–2",
      "label": "bedrooms"
    },
    {
      "figure": "10%",
      "label": "at exchange"
    }
  ],
  "left": "8 of 14 available",
  "asOf": "2026-11-29",
  "price": {
    "text": "From £210,000",
    "about": {
      "NGN": "₦420M",
      "USD": "$280k"
    }
  },
  "shortPrice": "From £210,000",
  "statedPrices": [
    210000
  ],
  "isStart": true,
  "priceNote": {
    "text": "Rental yield 8–10% gross, the developer’s estimate",
    "about": {}
  },
  "deposit": {
    "text": "£5,000 reservation fee",
    "about": {
      "NGN": "₦10M",
      "USD": "$6,670"
    }
  },
  "currency": "GBP",
  "search": {
    "title": "No. 30 St Paul’s Birmingham: apartments from £210,000",
    "description": "Apartments of 450–750 sq ft in Birmingham from £210,000: £5,000 to reserve, 10% at exchange, gross yield estimated at 8–10%, mortgage if the lender agrees.",
    "keywords": "Birmingham apartments, UK investment property, No. 30 St Paul’s, UK mortgage for Nigerians, Jewellery Quarter, buy to let"
  }
};
