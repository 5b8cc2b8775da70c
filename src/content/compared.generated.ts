// Made from the files in src/content/properties and answers, by every build. Do not edit.
import type { ComparedProperty } from '../domain/compared';

/** How the rows of a comparison are called. */
export const comparedLabels: string[] = [
  "Price",
  "What is left",
  "Initial deposit",
  "Payment plan",
  "Size",
  "Type",
  "Bedrooms",
  "Bathrooms",
  "Location",
  "Status",
  "Who builds",
  "Who sells",
  "Our role",
  "What you own",
  "Handover",
  "Papers shown",
  "Papers on request",
  "Papers not issued yet"
];

/** Every property, in display order. */
export const comparedProperties: ComparedProperty[] = [
  {
    "slug": "citadel-views",
    "title": "Citadel Views 1.0 Phase 2",
    "location": "Sangotedo, Lagos",
    "price": "From ₦45M for a shell",
    "deposit": "Agreed with your offer",
    "told": [
      "Cost: From ₦45M for a shell · deposit: agreed with your offer · plan agreed with your offer",
      "When: no date is published; have one put into your offer",
      "Open: papers 0 of 8 shown, 3 on request, 5 not issued yet; homes 13 of 24 available as of 29 November 2026"
    ],
    "left": "13 of 24 available as of 29 November 2026",
    "statedPrices": [
      45000000
    ],
    "picture": {
      "name": "citadel-views-2",
      "hash": "0faafa",
      "width": 2400,
      "height": 1500,
      "color": "#888",
      "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABQAQCdASoQAAoABUB8JQBOgAWkAPzXKz+phE+5pYD/Nj9ZXbF9AIX90yGNZWaJgxLgGToHkkeeoN91vAAAAA==",
      "alt": "Artist’s impression of a palm-lined street of two-storey homes at Citadel Views, with neighbours and a child on a bicycle."
    },
    "cells": [
      [
        "From ₦45M for a shell",
        "Contact for pricing of a finished home"
      ],
      [
        "13 of 24 available as of 29 November 2026",
        "Two-bedroom terrace, shell: ₦45M, 5 of 10 available",
        "Two-bedroom terrace, finished: contact for pricing, 3 of 4 available",
        "Three-bedroom terrace: contact for pricing, 3 of 6 available",
        "Three-bedroom detached home: contact for pricing, 2 of 4 available"
      ],
      [
        "Agreed with your offer"
      ],
      [
        "Outright payment, or instalments on dates set out in your offer",
        "Every payment is receipted and credited to a named plot",
        "No charge for paying early"
      ],
      [
        "Homes from 78 sqm (840 sq ft)"
      ],
      [
        "Two-storey terraced and detached homes"
      ],
      [
        "2–3"
      ],
      [
        "2"
      ],
      [
        "Sangotedo, Lagos"
      ],
      [
        "Available"
      ],
      [
        "Meridian Estates"
      ],
      [
        "Meridian Estates"
      ],
      [
        "Developer and seller"
      ],
      [
        "A home with its plot by a Deed of Assignment from us"
      ],
      [
        "No date is published; have one put into your offer"
      ],
      [
        "None yet"
      ],
      [
        "3 of 8"
      ],
      [
        "5 of 8"
      ]
    ]
  },
  {
    "slug": "bloom-towers",
    "title": "Bloom Towers",
    "location": "Ikate, Lekki, Lagos",
    "price": "₦285M for two bedrooms",
    "deposit": "30%",
    "told": [
      "Cost: ₦285M for two bedrooms · deposit: 30% · 24-month plan",
      "When: the towers may be finished on different days; have the date put into your offer",
      "Open: papers 0 of 8 shown, 5 on request, 3 not issued yet; homes 27 of 44 available as of 29 November 2026"
    ],
    "left": "27 of 44 available as of 29 November 2026",
    "statedPrices": [
      285000000,
      202500000,
      1125000000
    ],
    "picture": {
      "name": "bloom-towers-2",
      "hash": "0d1eda",
      "width": 2400,
      "height": 1500,
      "color": "#878",
      "blur": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAoABUB8JQBOgBZBXcQAAP3e55W9cwvNwfNhAeeF/TfZuhnnxGcU7arg0AAA",
      "alt": "Artist’s impression of Bloom Towers at dusk with lit apartments above the office podium."
    },
    "cells": [
      [
        "₦285M for two bedrooms",
        "$135,000–$750,000, about ₦202.5M–₦1.125 billion"
      ],
      [
        "27 of 44 available as of 29 November 2026",
        "One-bedroom apartment: from ₦202.5M, 8 of 14 available",
        "Two-bedroom apartment: from ₦285M, 12 of 18 available",
        "Three-bedroom apartment: from ₦640M, 7 of 12 available"
      ],
      [
        "30%"
      ],
      [
        "30% as initial deposit: $40,500 for an apartment at $135,000",
        "The balance over 24 months, on dates written into your contract"
      ],
      [
        "Varies by apartment; offices sold by the square metre"
      ],
      [
        "Apartments and offices"
      ],
      [
        "1–3"
      ],
      [
        "1–2"
      ],
      [
        "Ikate, Lekki, Lagos"
      ],
      [
        "Pre-launch"
      ],
      [
        "The developer of Bloom Towers, named in your offer"
      ],
      [
        "The developer of Bloom Towers, who signs the contract with you"
      ],
      [
        "Appointed introducer"
      ],
      [
        "An apartment by a deed from the developer, often a sublease"
      ],
      [
        "The towers may be finished on different days; have the date put into your offer"
      ],
      [
        "None yet"
      ],
      [
        "5 of 8"
      ],
      [
        "3 of 8"
      ]
    ]
  },
  {
    "slug": "capital-gardens",
    "title": "Capital Gardens",
    "location": "Idera, Eleko, Lagos",
    "price": "From ₦63M",
    "deposit": "Depends on your plan",
    "told": [
      "Cost: From ₦63M · deposit: depends on your plan · 6 or 12-month plan",
      "When: on the ground, with a surveyor; have the date put into your offer",
      "Open: papers 0 of 8 shown, 6 on request, 2 not issued yet; plots 20 of 34 available as of 29 November 2026"
    ],
    "left": "20 of 34 available as of 29 November 2026",
    "statedPrices": [
      63000000
    ],
    "picture": {
      "name": "capital-gardens-1",
      "hash": "de9217",
      "width": 2400,
      "height": 1500,
      "color": "#896",
      "blur": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JaAAAuUHAAAA/eOdA6Fon+JPKiCuM8z/AjDZRK+ndjJ1amAAAA==",
      "alt": "Artist’s impression of the Capital Gardens layout from the air, with pegged plots, internal roads and a perimeter wall."
    },
    "cells": [
      [
        "₦63M–₦129M"
      ],
      [
        "20 of 34 available as of 29 November 2026",
        "Plot of 300 sqm: ₦63M, 10 of 16 available",
        "Plot of 400 sqm: ₦79M, 7 of 12 available",
        "Plot of 600 sqm: ₦111M, 3 of 6 available"
      ],
      [
        "Depends on your plan"
      ],
      [
        "Outright, or in instalments over 6 or 12 months",
        "Every payment is receipted and credited to a numbered plot",
        "Ask for the survey and title papers, for yourself and your lawyer, before you pay"
      ],
      [
        "Plots of 300–600 sqm (3,229–6,458 sq ft)"
      ],
      [
        "Residential land"
      ],
      [
        "–"
      ],
      [
        "–"
      ],
      [
        "Idera, Eleko, Lagos"
      ],
      [
        "Available"
      ],
      [
        "The developer of Capital Gardens, named in your offer"
      ],
      [
        "The developer of Capital Gardens, who signs the contract with you"
      ],
      [
        "Appointed introducer"
      ],
      [
        "A plot of land by a Deed of Assignment from the developer"
      ],
      [
        "On the ground, with a surveyor; have the date put into your offer"
      ],
      [
        "None yet"
      ],
      [
        "6 of 8"
      ],
      [
        "2 of 8"
      ]
    ]
  },
  {
    "slug": "st-pauls-birmingham",
    "title": "No. 30 St Paul’s",
    "location": "Birmingham, United Kingdom",
    "price": "From £210k",
    "deposit": "£5,000 reservation fee",
    "told": [
      "Cost: From £210k · deposit: £5,000 reservation fee · paid in 3 stages",
      "When: on the day of completion",
      "Open: papers 0 of 7 shown, 7 on request, 0 not issued yet; homes 8 of 14 available as of 29 November 2026"
    ],
    "left": "8 of 14 available as of 29 November 2026",
    "statedPrices": [
      210000
    ],
    "picture": {
      "name": "st-pauls-1",
      "hash": "40aeef",
      "width": 2400,
      "height": 1500,
      "color": "#776",
      "blur": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAoABUB8JZACw7D2KcFNRQAA/t36MdTNuD2mqSeJhpneExI72HLmDr35SxyHg42LCk1gAAA=",
      "alt": "Artist’s impression of No. 30 St Paul’s, a red-brick building across a garden square in Birmingham, with people on its path."
    },
    "cells": [
      [
        "From £210k"
      ],
      [
        "8 of 14 available as of 29 November 2026",
        "One-bedroom apartment, 450 sq ft: £210,000, 3 of 6 available",
        "One-bedroom apartment, 580 sq ft: £252,000, 3 of 4 available",
        "Two-bedroom apartment, 750 sq ft: £318,000, 2 of 4 available"
      ],
      [
        "£5,000 reservation fee"
      ],
      [
        "£5,000 reservation fee",
        "10% at exchange of contracts",
        "Balance at completion, from savings or a mortgage"
      ],
      [
        "450–750 sq ft (42–70 sqm)"
      ],
      [
        "Apartments"
      ],
      [
        "1–2"
      ],
      [
        "1–2"
      ],
      [
        "Birmingham, United Kingdom"
      ],
      [
        "Mortgage available"
      ],
      [
        "The developer of No. 30 St Paul’s, named in your offer"
      ],
      [
        "The developer of No. 30 St Paul’s, who signs the contract with you"
      ],
      [
        "Appointed introducer"
      ],
      [
        "An apartment, as a rule on a lease; its length is on request"
      ],
      [
        "On the day of completion"
      ],
      [
        "None yet"
      ],
      [
        "7 of 7"
      ],
      [
        "None"
      ]
    ]
  },
  {
    "slug": "brum-height-7",
    "title": "Brum Height 7",
    "location": "Lekki, Lagos",
    "price": "₦270M",
    "deposit": "20%",
    "told": [
      "Cost: ₦270M · deposit: 20% · 10-month plan",
      "When: no date is published; have one put into your offer",
      "Open: papers 0 of 8 shown, 3 on request, 5 not issued yet; homes 9 of 18 available as of 29 November 2026"
    ],
    "left": "9 of 18 available as of 29 November 2026",
    "statedPrices": [
      270000000
    ],
    "picture": {
      "name": "brum-height-7-1",
      "hash": "b42d86",
      "width": 2400,
      "height": 1500,
      "color": "#988",
      "blur": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAoABUB8JZACdACUxrwAAP5aFpd56DnqD1QekusJbltHsRTx81mEj9+Lb1ggy5UR83R/sAAAAA==",
      "alt": "Artist’s impression of Brum Height 7, a brick apartment building in Lekki, seen from its street with palms, a keke and people at the wall."
    },
    "cells": [
      [
        "₦270M"
      ],
      [
        "9 of 18 available as of 29 November 2026",
        "Three-bedroom apartment: ₦270M, 9 of 18 available"
      ],
      [
        "20%"
      ],
      [
        "20% as initial deposit",
        "The balance over 10 months, on dates written into your contract",
        "₦20M less as a one-off payment"
      ],
      [
        "129 sqm (1,389 sq ft)"
      ],
      [
        "Apartments"
      ],
      [
        "3"
      ],
      [
        "2"
      ],
      [
        "Lekki, Lagos"
      ],
      [
        "Available"
      ],
      [
        "Meridian Estates"
      ],
      [
        "Meridian Estates"
      ],
      [
        "Developer and seller"
      ],
      [
        "An apartment by a deed from us, for the years left on the land’s title"
      ],
      [
        "No date is published; have one put into your offer"
      ],
      [
        "None yet"
      ],
      [
        "3 of 8"
      ],
      [
        "5 of 8"
      ]
    ]
  }
];
