import { expect, it } from 'vitest';
import { booked } from '../../domain/booking';
import { bookingRequest } from './use-booking-request';

it.each([
  [{ property: 'Capital Gardens', slug: 'capital-gardens' }, 'Capital Gardens (Land)'],
  [{ property: 'Elsewhere' }, 'Elsewhere'],
])('its lead names the property as the forms’ lists do: %j', (about, interest) => {
  const { lead, message } = bookingRequest(booked('uid', about, { startsAt: 0 }));
  expect(lead.property_interest).toBe(interest);
  expect(message).toContain(`about ${about.property} on`);
});
