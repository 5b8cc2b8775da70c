import { LEAD_STATUSES } from '../../domain/change';
import { flag, maybe, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';

/** Rows that an older release kept on the device do not have it. */
const ownSlug = maybe(nullable(text));

export const isLead = object({
  id: text,
  name: text,
  email: nullable(text),
  phone: nullable(text),
  property_interest: nullable(text),
  property_slug: ownSlug,
  notes: nullable(text),
  status: oneOf(...LEAD_STATUSES),
  source: text,
  captured_at: text,
  created_at: text,
  updated_at: text,
});

export const isContact = object({
  id: text,
  name: text,
  email: text,
  phone: nullable(text),
  message: text,
  property_interest: nullable(text),
  property_slug: ownSlug,
  captured_at: text,
  created_at: text,
});

export const isSubscriber = object({
  id: text,
  email: text,
  name: nullable(text),
  is_active: flag,
  subscribed_at: text,
  // A copy that an older release kept on the phone has none of these.
  unsubscribed_at: maybe(nullable(text)),
  resubscribed_at: maybe(nullable(text)),
  pending_since: maybe(nullable(text)),
  confirmed_at: maybe(nullable(text)),
});

/** Rows of the three lists, with the columns that the dashboard reads. */
export type Lead = ShapeOf<typeof isLead>;
export type Contact = ShapeOf<typeof isContact>;
export type Subscriber = ShapeOf<typeof isSubscriber>;
export type AnyRow = Lead | Contact | Subscriber;
