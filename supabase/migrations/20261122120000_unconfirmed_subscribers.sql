-- An address that somebody typed in and its owner never confirmed is nobody's subscription: it is not kept for ever. Whoever
-- had left before and was asked for again stays, so that no letter goes there by mistake.
insert into private.retention (job, table_name, condition, keep, every, late_after) values
  (
    'newsletter_unconfirmed', 'public.newsletter_subscribers',
    'pending_since < $1 and unsubscribed_at is null
      and not exists (select from private.newsletter_returns r where r.subscriber = id)',
    '30 days', '1 day', '2 days'
  );
