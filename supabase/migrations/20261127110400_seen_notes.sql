-- A note of which nothing is seen is an empty line in a row's history, as such a name is in a list (20261127110000).
-- Not valid for what is stored: a history is never rewritten.
alter table public.lead_events
  drop constraint lead_events_body_present,
  add constraint lead_events_body_present check (
    kind <> 'note'
    or body is not null and body ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ) not valid;
