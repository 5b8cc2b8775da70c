// Made from the files in src/content/properties, by every build. Do not edit.
import type { Listing } from '../../domain/listing';

export const citadelViews: Listing = {
  "slug": "citadel-views",
  "title": "Citadel Views 1.0 Phase 2",
  "subtitle": "A solar-powered smart estate",
  "location": "Sangotedo, Lagos",
  "place": "lagos",
  "type": "house",
  "status": "selling-fast",
  "listPrice": {
    "amount": 45000000,
    "currency": "NGN",
    "isFrom": true
  },
  "price": "Contact for pricing",
  "pictures": [
    {
      "name": "citadel-views-2",
      "hash": "35c2b45d",
      "width": 1920,
      "height": 1200,
      "color": "#484848",
      "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JZQAAscDWXh+owgA/enIZYeFSzYjwJeaW1B5457LudeWI8oeNx2gc7OQAA==",
      "alt": "Artist’s impression of a palm-lined street of contemporary two-storey homes at Citadel Views."
    }
  ],
  "features": [
    "Solar power with battery storage in every home",
    "Smart-home control from your phone",
    "Staffed gatehouse and perimeter fence"
  ],
  "whatsappMessage": "Hello, I am interested in Citadel Views 1.0 Phase 2 in Sangotedo. Please send me prices and payment plans.",
  "specifications": {
    "size": "Homes from 210 sqm",
    "type": "Two-storey detached homes",
    "bedrooms": {
      "from": 3,
      "to": 4
    }
  },
  "paymentPlan": {
    "deposit": "Agreed with your offer"
  }
};
