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
  "price": {
    "text": "From ₦45M",
    "about": {
      "GBP": "£22.5k",
      "USD": "$30k"
    }
  },
  "bands": [
    "under-100k"
  ],
  "pictures": [
    {
      "name": "citadel-views-2",
      "hash": "b2be32",
      "width": 1920,
      "height": 1200,
      "color": "#777",
      "blur": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAoABUB8JZQAAscDWXh+owgA/enIZYeFSzYjwJeaW1B5457LudeWI8oeNx2gc7OQAA==",
      "alt": "Artist’s impression of a palm-lined street of contemporary two-storey homes at Citadel Views."
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
