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
      "hash": "89ec3b",
      "width": 1920,
      "height": 1200,
      "color": "#876",
      "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAoABUB8JYgCw7Cx6UbZQAD7nIr27S51bxrQ7W3J1XLjofcZAki9w9AAAA==",
      "alt": "Artist’s impression of No. 30 St Paul’s, a red-brick apartment building facing a garden square in Birmingham."
    },
    {
      "name": "st-pauls-2",
      "hash": "562d1f",
      "width": 1920,
      "height": 1200,
      "color": "#887",
      "blur": "",
      "alt": "Artist’s impression of the red-brick and stone facade of No. 30 St Paul’s seen along the street."
    },
    {
      "name": "st-pauls-3",
      "hash": "550b6c",
      "width": 1920,
      "height": 1200,
      "color": "#655",
      "blur": "",
      "alt": "Artist’s impression of an apartment at No. 30 St Paul’s with exposed brick walls and tall multi-paned windows."
    }
  ],
  "lead": {},
  "whatsappMessage": "Hello, I am interested in No. 30 St Paul’s in Birmingham. Please send me the available apartments and how the mortgage for Nigerians works.",
  "price": {
    "text": "From £210,000",
    "about": {
      "NGN": "₦420M",
      "USD": "$280k"
    }
  },
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
    "title": "No. 30 St Paul’s Birmingham: apartments from £210,000 | Meridian Estates",
    "description": "Apartments of 450–750 sq ft in Birmingham from £210,000: £5,000 to reserve, 10% at exchange, gross yield of 8–10% estimated, mortgage available for Nigerians.",
    "keywords": "Birmingham apartments, UK investment property, No. 30 St Paul’s, UK mortgage for Nigerians, Jewellery Quarter, buy to let"
  }
};
