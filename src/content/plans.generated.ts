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
        "price": {
          "amount": 45000000,
          "currency": "NGN"
        },
        "note": "Deposit and length are agreed with your offer."
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
    ]
  },
  {
    "slug": "capital-gardens",
    "title": "Capital Gardens",
    "plans": [
      {
        "id": "300-outright",
        "name": "Plot of 300 sqm, outright",
        "price": {
          "amount": 63000000,
          "currency": "NGN"
        },
        "months": 0
      },
      {
        "id": "300-6m",
        "name": "Plot of 300 sqm, 6 months",
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
        "price": {
          "amount": 79000000,
          "currency": "NGN"
        },
        "months": 0
      },
      {
        "id": "400-6m",
        "name": "Plot of 400 sqm, 6 months",
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
        "price": {
          "amount": 111000000,
          "currency": "NGN"
        },
        "months": 0
      },
      {
        "id": "600-6m",
        "name": "Plot of 600 sqm, 6 months",
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
        "price": {
          "amount": 129000000,
          "currency": "NGN"
        },
        "months": 12,
        "note": "The deposit is agreed in your offer."
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
    ]
  },
  {
    "slug": "brum-height-7",
    "title": "Brum Height 7",
    "plans": [
      {
        "id": "10m",
        "name": "Apartment, 10 months",
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
        "price": {
          "amount": 250000000,
          "currency": "NGN"
        },
        "months": 0
      }
    ]
  }
];
