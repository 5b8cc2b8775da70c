// Made from the files in src/content/properties, by every build. Do not edit.
import type { Listing } from '../../domain/listing';

export const citadelViews: Listing = {
  "slug": "citadel-views",
  "title": "Citadel Views 1.0 Phase 2",
  "subtitle": "A solar-powered smart estate",
  "location": "Sangotedo, Lagos",
  "place": "lagos",
  "type": "house",
  "status": "available",
  "price": {
    "text": "From ₦45M for a shell",
    "about": {
      "USD": "$30k",
      "GBP": "£22.5k"
    }
  },
  "range": {
    "text": "Contact for pricing of a finished home",
    "about": {}
  },
  "priceNote": {
    "text": "From ₦45M for a shell",
    "about": {
      "USD": "$30k",
      "GBP": "£22.5k"
    }
  },
  "bands": [
    "under-100k"
  ],
  "pictures": [
    {
      "name": "citadel-views-2",
      "hash": "0faafa",
      "width": 2400,
      "height": 1500,
      "color": "#888",
      "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABQAQCdASoQAAoABUB8JQBOgAWkAPzXKz+phE+5pYD/Nj9ZXbF9AIX90yGNZWaJgxLgGToHkkeeoN91vAAAAA==",
      "alt": "Artist’s impression of a palm-lined street of two-storey homes at Citadel Views, with neighbours and a child on a bicycle."
    }
  ],
  "features": [
    "Shared solar supply with batteries, metered for each home",
    "Smart-home connection for access, cameras and meter",
    "Staffed gatehouse and perimeter fence"
  ],
  "whatsappMessage": "Hello, I am interested in Citadel Views 1.0 Phase 2 in Sangotedo. Please send me prices and payment plans.",
  "specifications": {
    "size": "Homes from 78 sqm (840 sq ft)",
    "type": "Two-storey terraced and detached homes",
    "bedrooms": {
      "from": 2,
      "to": 3
    }
  },
  "paymentPlan": {
    "deposit": "Agreed with your offer"
  }
};
