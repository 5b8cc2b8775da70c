// Made from the files in src/content/properties and answers, by every build. Do not edit.
import type { Facade, Room } from '../domain/drawings';

/** The floor plan of the home in the 3D tour. */
export const tourPlan: { plan: { width: number; depth: number }; north: Facade; rooms: Room[] } = {
  "plan": {
    "width": 14,
    "depth": 10
  },
  "north": "top",
  "rooms": [
    {
      "name": "Balcony",
      "x": 0,
      "y": 0,
      "width": 6.2,
      "depth": 1.8,
      "outside": true,
      "door": "Living and dining room"
    },
    {
      "name": "Living and dining room",
      "x": 0,
      "y": 1.8,
      "width": 6.2,
      "depth": 5,
      "door": "Entrance hall"
    },
    {
      "name": "Bedroom 2",
      "x": 6.2,
      "y": 0,
      "width": 4,
      "depth": 4.4,
      "door": "Corridor"
    },
    {
      "name": "Bedroom 3",
      "x": 10.2,
      "y": 0,
      "width": 3.8,
      "depth": 4.4,
      "door": "Corridor"
    },
    {
      "name": "Corridor",
      "x": 6.2,
      "y": 4.4,
      "width": 5.6,
      "depth": 1.3,
      "opening": "Living and dining room"
    },
    {
      "name": "Wardrobe",
      "x": 11.8,
      "y": 4.4,
      "width": 2.2,
      "depth": 1.3,
      "opening": "Bedroom 3"
    },
    {
      "name": "Kitchen",
      "x": 0,
      "y": 6.8,
      "width": 3.8,
      "depth": 3.2,
      "door": "Entrance hall"
    },
    {
      "name": "Entrance hall",
      "x": 3.8,
      "y": 6.8,
      "width": 2.4,
      "depth": 3.2,
      "door": "Outside"
    },
    {
      "name": "Bathroom",
      "x": 6.2,
      "y": 5.7,
      "width": 2.2,
      "depth": 2.4,
      "door": "Corridor"
    },
    {
      "name": "Guest toilet",
      "x": 6.2,
      "y": 8.1,
      "width": 2.2,
      "depth": 1.9,
      "door": "Entrance hall"
    },
    {
      "name": "Bedroom 1",
      "x": 8.4,
      "y": 5.7,
      "width": 3.6,
      "depth": 4.3,
      "door": "Corridor"
    },
    {
      "name": "Dressing room",
      "x": 12,
      "y": 5.7,
      "width": 2,
      "depth": 1.9,
      "opening": "Bedroom 1"
    },
    {
      "name": "Shower room",
      "x": 12,
      "y": 7.6,
      "width": 2,
      "depth": 2.4,
      "door": "Dressing room"
    }
  ]
};
