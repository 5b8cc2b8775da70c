// Made from the files in src/content/properties, by every build. Do not edit.
import type { Listing } from '../../domain/listing';

export const stPaulsBirmingham: Listing = {
  "slug": "st-pauls-birmingham",
  "title": "No. 30 St Paul’s",
  "subtitle": "Apartments on a garden square",
  "location": "Birmingham, United Kingdom",
  "place": "birmingham",
  "type": "apartment",
  "status": "mortgage-available",
  "price": {
    "text": "From £210k",
    "about": {
      "NGN": "₦420M",
      "USD": "$280k"
    }
  },
  "priceNote": {
    "text": "Rental yield 8–10% gross, the developer’s estimate",
    "about": {}
  },
  "bands": [
    "100k-500k"
  ],
  "pictures": [
    {
      "name": "st-pauls-1",
      "hash": "40aeef",
      "width": 2400,
      "height": 1500,
      "color": "#776",
      "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAoABUB8JZACw7D2KcFNRQAA/t36MdTNuD2mqSeJhpneExI72HLmDr35SxyHg42LCk1gAAA=",
      "alt": "Artist’s impression of No. 30 St Paul’s, a red-brick building across a garden square in Birmingham, with people on its path."
    }
  ],
  "features": [
    "Mortgage available for Nigerians, if the lender agrees",
    "Rental yield of 8–10% gross, by the developer’s estimate",
    "Apartments of 450–750 sq ft (42–70 sqm)"
  ],
  "whatsappMessage": "Hello, I am interested in No. 30 St Paul’s in Birmingham. Please send me the available apartments and how the mortgage for Nigerians works.",
  "specifications": {
    "size": "450–750 sq ft (42–70 sqm)",
    "type": "Apartments"
  },
  "paymentPlan": {
    "deposit": "£5,000 reservation fee"
  }
};
