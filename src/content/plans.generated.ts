// Made from the files in src/content/properties, by every build. Do not edit.
import type { Offer } from '../domain/payment-plan';

/** The ways to pay for each property. */
export const offers: Offer[] = [
  {
    "slug": "citadel-views",
    "title": "Citadel Views 1.0 Phase 2",
    "plans": [
      {
        "id": "smallest-as-shell",
        "name": "Smallest terrace as a shell",
        "kind": "Two-bedroom terrace, shell",
        "price": {
          "amount": 45000000,
          "currency": "NGN"
        },
        "note": "Deposit and length are agreed with your offer."
      }
    ],
    "groups": [
      {
        "property": "citadel-views",
        "kind": "Two-bedroom terrace, shell",
        "size": 78,
        "bedrooms": 2,
        "price": 45000000,
        "currency": "NGN",
        "aspect": "Palm walk",
        "units": "T01s T02s T03a T04s T05a T06r2026-12-19 T07a T08s T09a T10a"
      },
      {
        "property": "citadel-views",
        "kind": "Two-bedroom terrace, finished",
        "size": 78,
        "bedrooms": 2,
        "price": null,
        "currency": "NGN",
        "aspect": "Palm walk",
        "units": "T11a T12s T13a T14a"
      },
      {
        "property": "citadel-views",
        "kind": "Three-bedroom terrace",
        "size": 96,
        "bedrooms": 3,
        "price": null,
        "currency": "NGN",
        "aspect": "Green",
        "units": "T15a T16s T17a T18r2026-12-15 T19a T20s"
      },
      {
        "property": "citadel-views",
        "kind": "Three-bedroom detached home",
        "size": 150,
        "bedrooms": 3,
        "price": null,
        "currency": "NGN",
        "aspect": "Green",
        "units": "D1a D2s D3a D4n"
      }
    ]
  },
  {
    "slug": "bloom-towers",
    "title": "Bloom Towers",
    "plans": [
      {
        "id": "listed",
        "name": "Two-bedroom apartment at ₦285M, 24 months",
        "price": {
          "amount": 285000000,
          "currency": "NGN"
        },
        "deposit": {
          "percent": 30
        },
        "months": 24
      },
      {
        "id": "lowest",
        "name": "Apartment at the lowest price, 24 months",
        "price": {
          "amount": 202500000,
          "currency": "NGN"
        },
        "statedAs": {
          "amount": 135000,
          "currency": "USD"
        },
        "deposit": {
          "percent": 30
        },
        "months": 24
      },
      {
        "id": "highest",
        "name": "Apartment at the highest price, 24 months",
        "price": {
          "amount": 1125000000,
          "currency": "NGN"
        },
        "statedAs": {
          "amount": 750000,
          "currency": "USD"
        },
        "deposit": {
          "percent": 30
        },
        "months": 24
      }
    ],
    "groups": [
      {
        "property": "bloom-towers",
        "kind": "One-bedroom apartment",
        "size": 52,
        "bedrooms": 1,
        "price": 202500000,
        "currency": "NGN",
        "aspect": "Garden",
        "units": "W05-01s W06-01a W07-01r2026-12-11 W08-01a E05-01s E06-01a E07-01a E08-01s"
      },
      {
        "property": "bloom-towers",
        "kind": "One-bedroom apartment",
        "size": 52,
        "bedrooms": 1,
        "price": 216000000,
        "currency": "NGN",
        "aspect": "Lagoon",
        "units": "W10-01a W11-01s W12-01a E10-01a E11-01a E12-01r2026-12-14"
      },
      {
        "property": "bloom-towers",
        "kind": "Two-bedroom apartment",
        "size": 98,
        "bedrooms": 2,
        "price": 285000000,
        "currency": "NGN",
        "aspect": "Garden",
        "units": "W05-02s W06-02a W07-02a W08-02s W09-02a E05-02r2026-12-18 E06-02a E07-02a E08-02s E09-02a"
      },
      {
        "property": "bloom-towers",
        "kind": "Two-bedroom apartment",
        "size": 98,
        "bedrooms": 2,
        "price": 318000000,
        "currency": "NGN",
        "aspect": "Lagoon",
        "units": "W11-02a W12-02a W13-02s W14-02a E11-02r2026-12-11 E12-02a E13-02a E14-02a"
      },
      {
        "property": "bloom-towers",
        "kind": "Three-bedroom apartment",
        "size": 160,
        "bedrooms": 3,
        "price": 640000000,
        "currency": "NGN",
        "aspect": "Lagoon",
        "units": "W14-03a W15-03s W16-03a E14-03a E15-03r2026-12-16 E16-03a"
      },
      {
        "property": "bloom-towers",
        "kind": "Three-bedroom apartment",
        "size": 160,
        "bedrooms": 3,
        "price": 1125000000,
        "currency": "NGN",
        "aspect": "Lagoon and sea",
        "units": "W20-03a W21-03a E18-03s E19-03a"
      },
      {
        "property": "bloom-towers",
        "kind": "Three-bedroom apartment",
        "size": 160,
        "bedrooms": 3,
        "price": null,
        "currency": "NGN",
        "aspect": "Lagoon and sea",
        "units": "W18-03n W19-03n"
      }
    ]
  },
  {
    "slug": "capital-gardens",
    "title": "Capital Gardens",
    "plans": [
      {
        "id": "300-outright",
        "name": "Plot of 300 sqm, outright",
        "kind": "Plot of 300 sqm",
        "price": {
          "amount": 63000000,
          "currency": "NGN"
        },
        "months": 0
      },
      {
        "id": "300-6m",
        "name": "Plot of 300 sqm, 6 months",
        "kind": "Plot of 300 sqm",
        "price": {
          "amount": 65000000,
          "currency": "NGN"
        },
        "months": 6,
        "note": "The deposit is agreed in your offer."
      },
      {
        "id": "300-12m",
        "name": "Plot of 300 sqm, 12 months",
        "kind": "Plot of 300 sqm",
        "price": {
          "amount": 70000000,
          "currency": "NGN"
        },
        "months": 12,
        "note": "The deposit is agreed in your offer."
      },
      {
        "id": "400-outright",
        "name": "Plot of 400 sqm, outright",
        "kind": "Plot of 400 sqm",
        "price": {
          "amount": 79000000,
          "currency": "NGN"
        },
        "months": 0
      },
      {
        "id": "400-6m",
        "name": "Plot of 400 sqm, 6 months",
        "kind": "Plot of 400 sqm",
        "price": {
          "amount": 82000000,
          "currency": "NGN"
        },
        "months": 6,
        "note": "The deposit is agreed in your offer."
      },
      {
        "id": "400-12m",
        "name": "Plot of 400 sqm, 12 months",
        "kind": "Plot of 400 sqm",
        "price": {
          "amount": 89000000,
          "currency": "NGN"
        },
        "months": 12,
        "note": "The deposit is agreed in your offer."
      },
      {
        "id": "600-outright",
        "name": "Plot of 600 sqm, outright",
        "kind": "Plot of 600 sqm",
        "price": {
          "amount": 111000000,
          "currency": "NGN"
        },
        "months": 0
      },
      {
        "id": "600-6m",
        "name": "Plot of 600 sqm, 6 months",
        "kind": "Plot of 600 sqm",
        "price": {
          "amount": 121000000,
          "currency": "NGN"
        },
        "months": 6,
        "note": "The deposit is agreed in your offer."
      },
      {
        "id": "600-12m",
        "name": "Plot of 600 sqm, 12 months",
        "kind": "Plot of 600 sqm",
        "price": {
          "amount": 129000000,
          "currency": "NGN"
        },
        "months": 12,
        "note": "The deposit is agreed in your offer."
      }
    ],
    "groups": [
      {
        "property": "capital-gardens",
        "kind": "Plot of 300 sqm",
        "size": 300,
        "bedrooms": null,
        "price": 63000000,
        "currency": "NGN",
        "aspect": null,
        "units": "13s 14a 15s 16a 17r2026-12-18 18a 19a 20a 21s 22a 23a 24s 25s 26a 27a 28a"
      },
      {
        "property": "capital-gardens",
        "kind": "Plot of 400 sqm",
        "size": 400,
        "bedrooms": null,
        "price": 79000000,
        "currency": "NGN",
        "aspect": null,
        "units": "7a 8s 9a 10a 11r2026-12-22 12a 29s 30a 31a 32n 33n 34a"
      },
      {
        "property": "capital-gardens",
        "kind": "Plot of 600 sqm",
        "size": 600,
        "bedrooms": null,
        "price": 111000000,
        "currency": "NGN",
        "aspect": null,
        "units": "1s 2a 3r2026-12-14 4a 5s 6a"
      }
    ]
  },
  {
    "slug": "st-pauls-birmingham",
    "title": "No. 30 St Paul’s",
    "plans": [
      {
        "id": "from-210000",
        "name": "Apartment at £210,000",
        "price": {
          "amount": 210000,
          "currency": "GBP"
        },
        "stages": [
          {
            "name": "Reservation",
            "amount": 5000,
            "afterMonths": 0
          },
          {
            "name": "Exchange of contracts",
            "percent": 10,
            "afterMonths": 1
          },
          {
            "name": "Completion",
            "afterMonths": 3
          }
        ],
        "note": "We assume that the reservation fee counts towards the price. Exchange after one month and completion after three are examples."
      }
    ],
    "groups": [
      {
        "property": "st-pauls-birmingham",
        "kind": "One-bedroom apartment, 450 sq ft",
        "size": 42,
        "bedrooms": 1,
        "price": 210000,
        "currency": "GBP",
        "aspect": "Street",
        "units": "1-01s 1-02a 2-01s 2-02r2026-12-11 3-01a 3-02a"
      },
      {
        "property": "st-pauls-birmingham",
        "kind": "One-bedroom apartment, 580 sq ft",
        "size": 54,
        "bedrooms": 1,
        "price": 252000,
        "currency": "GBP",
        "aspect": "Garden square",
        "units": "1-03a 2-03s 3-03a 4-01a"
      },
      {
        "property": "st-pauls-birmingham",
        "kind": "Two-bedroom apartment, 750 sq ft",
        "size": 70,
        "bedrooms": 2,
        "price": 318000,
        "currency": "GBP",
        "aspect": "Garden square",
        "units": "1-04s 2-04a 3-04a 4-02r2026-12-14"
      }
    ]
  },
  {
    "slug": "brum-height-7",
    "title": "Brum Height 7",
    "plans": [
      {
        "id": "10m",
        "name": "Apartment, 10 months",
        "kind": "Three-bedroom apartment",
        "price": {
          "amount": 270000000,
          "currency": "NGN"
        },
        "deposit": {
          "percent": 20
        },
        "months": 10
      },
      {
        "id": "one-off",
        "name": "Apartment, one-off payment",
        "kind": "Three-bedroom apartment",
        "price": {
          "amount": 250000000,
          "currency": "NGN"
        },
        "months": 0
      }
    ],
    "groups": [
      {
        "property": "brum-height-7",
        "kind": "Three-bedroom apartment",
        "size": 129,
        "bedrooms": 3,
        "price": 270000000,
        "currency": "NGN",
        "aspect": "Street",
        "units": "1-01s 2-01a 3-01s 4-01a 5-01r2026-12-21 6-01a"
      },
      {
        "property": "brum-height-7",
        "kind": "Three-bedroom apartment",
        "size": 129,
        "bedrooms": 3,
        "price": 270000000,
        "currency": "NGN",
        "aspect": "Lagoon",
        "units": "1-02s 2-02s 3-02a 4-02r2026-12-12 5-02a 6-02a"
      },
      {
        "property": "brum-height-7",
        "kind": "Three-bedroom apartment",
        "size": 129,
        "bedrooms": 3,
        "price": 270000000,
        "currency": "NGN",
        "aspect": "Court",
        "units": "1-03a 2-03s 3-03a 4-03a 5-03s 6-03s"
      }
    ]
  }
];

/** The day on which their units were so. */
export const unitsAsOf = '2026-11-29';
