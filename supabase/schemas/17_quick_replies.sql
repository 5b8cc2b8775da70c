-- The team's own texts for messages. Everybody on it reads them, also on a phone without a signal; administrators write them.
-- {name} and {property} stand for the visitor's, where they are known.
create table public.quick_replies (
  id uuid not null default gen_random_uuid(),
  title text not null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint quick_replies_pkey primary key (id),
  constraint quick_replies_title_length check (char_length(title) between 1 and 60),
  constraint quick_replies_title_line check (title !~ '[\u0001-\u001f\u007f\u2028\u2029]' and title = btrim(title)),
  constraint quick_replies_body_length check (char_length(body) between 1 and 1000),
  constraint quick_replies_body_said check (body ~ '\S')
);
comment on table public.quick_replies is 'Texts for messages to visitors, written by administrators for the whole team.';
alter table public.quick_replies enable row level security;
