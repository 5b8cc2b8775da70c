import type { TourRoom } from '../../domain/home-tour';
import { brumHeight7TourBalcony } from '../pictures/brum-height-7-tour-balcony.generated';
import { brumHeight7TourBalconyRound } from '../pictures/brum-height-7-tour-balcony-round.generated';
import { brumHeight7TourBedroom } from '../pictures/brum-height-7-tour-bedroom.generated';
import { brumHeight7TourBedroomRound } from '../pictures/brum-height-7-tour-bedroom-round.generated';
import { brumHeight7TourKitchen } from '../pictures/brum-height-7-tour-kitchen.generated';
import { brumHeight7TourKitchenRound } from '../pictures/brum-height-7-tour-kitchen-round.generated';
import { brumHeight7TourLivingRoom } from '../pictures/brum-height-7-tour-living-room.generated';
import { brumHeight7TourLivingRoomRound } from '../pictures/brum-height-7-tour-living-room-round.generated';

const TO_HALL = { x: 5.72, y: 6.8 };
const TO_CORRIDOR = { x: 6.2, y: 5.22 };
const TO_BALCONY = { x: 5.55, y: 1.8 };

/** Four standpoints in the apartment whose floor plan is in `answers/brum-height-7.yaml`. */
export const rooms: [TourRoom, ...TourRoom[]] = [
  {
    id: 'living-room',
    name: 'Living and dining room',
    text: 'A sofa against a brick wall, a table for six, and glass doors to the balcony on the north side. The hall and the corridor to the bedrooms open on the east side.',
    place: { x: 3.35, y: 4.9 },
    nameAt: { x: 0.5, y: 0.3 },
    facing: 18,
    still: brumHeight7TourLivingRoom,
    panorama: brumHeight7TourLivingRoomRound,
    ways: [
      { to: 'balcony', through: TO_BALCONY },
      { to: 'bedroom', through: TO_CORRIDOR },
      { to: 'kitchen', through: TO_HALL },
    ],
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    text: 'Cupboards and a worktop along the wall, a refrigerator beside them, a table for two at the west window. The door leads to the entrance hall.',
    place: { x: 2.45, y: 8.55 },
    nameAt: { x: 0.5, y: 0.25 },
    facing: -45,
    still: brumHeight7TourKitchen,
    panorama: brumHeight7TourKitchenRound,
    ways: [{ to: 'living-room', through: { x: 3.8, y: 9.52 } }],
  },
  {
    id: 'bedroom',
    name: 'Bedroom 2',
    text: 'A double bed against a timber wall, a fitted wardrobe on the east side, a chest of drawers, and a window to the north.',
    place: { x: 9, y: 3.45 },
    facing: -42,
    still: brumHeight7TourBedroom,
    panorama: brumHeight7TourBedroomRound,
    ways: [{ to: 'living-room', through: { x: 9.72, y: 4.4 } }],
  },
  {
    id: 'balcony',
    name: 'Balcony',
    text: 'Two chairs under a timber ceiling, a railing, and a view over the roofs of Lekki to the lagoon in the north.',
    place: { x: 3.7, y: 0.85 },
    nameAt: { x: 0.25, y: 0.5 },
    facing: -20,
    still: brumHeight7TourBalcony,
    panorama: brumHeight7TourBalconyRound,
    ways: [{ to: 'living-room', through: TO_BALCONY }],
  },
];
