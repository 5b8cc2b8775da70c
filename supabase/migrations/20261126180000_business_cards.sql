-- A picture of a business card, taken at a viewing. It is one more thing that the device knows of a lead that it captured, and
-- it proves that as a correction does: by the lead's secret. Nobody inserts into the table directly.

create table public.lead_pictures (
  lead_id uuid not null,
  media_type text not null default 'image/jpeg',
  bytes bytea not null,
  created_at timestamptz not null default now(),
  constraint lead_pictures_pkey primary key (lead_id),
  constraint lead_pictures_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade,
  constraint lead_pictures_media_type_length check (char_length(media_type) <= 20),
  constraint lead_pictures_media_type_known check (media_type = 'image/jpeg'),
  -- In base64 that is 240 KB: the embedded backend takes no body of more than 256 KB.
  constraint lead_pictures_bytes_length check (octet_length(bytes) between 4 and 184320),
  constraint lead_pictures_bytes_jpeg check (substring(bytes from 1 for 3) = '\xffd8ff'::bytea)
);
-- For the ceiling of a day.
create index lead_pictures_created_at_idx on public.lead_pictures (created_at);
alter table public.lead_pictures enable row level security;
-- A JPEG gets no smaller: trying costs time.
alter table public.lead_pictures alter column bytes set storage external;
comment on table public.lead_pictures is 'Of a lead captured at a viewing, the picture of the business card. It goes with its lead.';

revoke all on public.lead_pictures from public, anon, authenticated;
grant all on public.lead_pictures to service_role;
grant select, delete on public.lead_pictures to authenticated;
create policy lead_pictures_select on public.lead_pictures for select to authenticated using (
  -- As the caller: of a lead that they don't see, or that is deleted, there is no picture.
  exists (select from public.leads l where l.id = lead_id)
);
-- A picture that should not have been taken goes without its lead.
create policy lead_pictures_delete on public.lead_pictures for delete to authenticated using ((select private.is_admin()));

-- The ceiling for pictures counts them, since each is as large as a hundred submissions.
alter table private.submission_limit
  add column pictures_per_day integer not null default 300,
  add constraint submission_limit_pictures_per_day_range check (pictures_per_day between 1 and 1000000);

create or replace function private.require_room(settings private.submission_limit) returns void
language plpgsql set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', clock_timestamp(), 'UTC');
  in_hour bigint;
  in_day bigint;
  size_of_all numeric;
  wait_seconds integer;
begin
  select coalesce(sum(t.submissions) filter (where t.hour = this_hour), 0), coalesce(sum(t.submissions), 0)
    into in_hour, in_day
  from private.submission_totals t where t.hour > this_hour - interval '24 hours';
  -- All together may send what one may send at once.
  if in_day >= greatest(settings.per_day, settings.burst) then
    wait_seconds := 900;
  elsif in_hour >= greatest(settings.per_hour, settings.burst) then
    wait_seconds := greatest(1, least(900, ceil(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()))));
  elsif settings.max_megabytes is not null then
    select sum(pg_total_relation_size(c)) into size_of_all
    from unnest(array[
      'public.contacts', 'public.leads', 'public.newsletter_subscribers', 'public.property_watchers', 'public.lead_pictures'
    ]::regclass[]) as c;
    if size_of_all > settings.max_megabytes * 1048576.0 then
      wait_seconds := 900;
    end if;
  end if;
  if wait_seconds is not null then
    perform private.refuse('too_busy', 'Too much is being sent to us at the moment. Please try again later.', wait_seconds);
  end if;
end $$;

-- Stores the picture unless there is one already. Each try is a submission to the flood guard, but for a replay. A lead that is not there, is deleted, was not captured at a viewing, or has
-- another secret is one answer: nobody learns which leads there are.
create function private.attach_picture(lead uuid, secret uuid, jpeg text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  settings private.submission_limit;
  client bytea;
  picture bytea;
begin
  if private.is_body_over(262144) or length(jpeg) > 250000 then
    raise sqlstate 'PT413' using message = 'A picture is not as long as this.';
  end if;
  if private.is_client() then
    client := private.admitted_client();
  end if;
  -- Locked, so that a lead that is being erased does not get one.
  perform from public.leads l join private.lead_amendments a on a.lead_id = l.id
    where l.id = attach_picture.lead and a.secret_hash = private.hash_of_secret(attach_picture.secret)
      and l.source = 'viewing' and l.deleted_at is null
    for share of l;
  if not found then
    if client is not null then
      perform private.count_submission(client);
    end if;
    return 'unknown';
  end if;
  -- A replay costs nothing, and what is there stays.
  if exists (select from public.lead_pictures p where p.lead_id = attach_picture.lead) then
    return 'attached';
  end if;
  begin
    picture := decode(jpeg, 'base64');
  exception when data_exception then
    raise sqlstate 'PT422' using message = 'This is not a picture.';
  end;
  if client is not null then
    select * into strict settings from private.submission_limit;
    if (select count(*) from public.lead_pictures p where p.created_at > now() - interval '24 hours') >= settings.pictures_per_day then
      perform private.refuse('too_busy', 'Too many pictures are being sent to us at the moment. Please try again later.', 900);
    end if;
  end if;
  begin
    insert into public.lead_pictures (lead_id, bytes) values (attach_picture.lead, picture)
      on conflict on constraint lead_pictures_pkey do nothing;
  exception when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'This is not a picture that we take.';
  end;
  if client is not null then
    perform private.count_submission(client);
  end if;
  return 'attached';
end $$;

create function public.attach_picture(lead uuid, secret uuid, jpeg text) returns text
language sql set search_path = '' as $$
  select private.attach_picture($1, $2, $3)
$$;

-- In base64: PostgREST and the embedded backend write bytes differently.
create function public.lead_picture(lead uuid) returns text
language sql stable set search_path = '' as $$
  select translate(encode(p.bytes, 'base64'), E'\n', '') from public.lead_pictures p where p.lead_id = lead_picture.lead
$$;

revoke all on function
  private.attach_picture(uuid, uuid, text), public.attach_picture(uuid, uuid, text), public.lead_picture(uuid)
  from public, anon, authenticated;
grant execute on function
  private.attach_picture(uuid, uuid, text), public.attach_picture(uuid, uuid, text)
  to anon, authenticated;
grant execute on function public.lead_picture(uuid) to authenticated;
comment on function public.attach_picture is
  'Attaches the picture of a business card, a JPEG in base64, for the device that holds the secret of its lead. Answers attached, also if there was one already; or unknown: no such lead, or not its secret.';
comment on function public.lead_picture is 'The picture of a lead''s business card in base64, for staff who see the lead; null if there is none.';
