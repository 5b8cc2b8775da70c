-- A phone sends a submission again, under the same id, until it is answered: that it is there already means "delivered". It
-- means so only if the same is there. Beside each id stands a hash of what was sent under it; anything else sent under the
-- same id is a conflict, which a person has to see.

create table private.submission_contents (
  id uuid not null,
  content bytea not null,
  stored_at timestamptz not null default now(),
  -- No foreign key: the row is in one of four tables. A trigger below erases it with its row.
  constraint submission_contents_pkey primary key (id)
);
create index submission_contents_stored_at_idx on private.submission_contents (stored_at);
revoke all on private.submission_contents from public, anon, authenticated, service_role;
comment on table private.submission_contents is 'A hash of what a phone sent under each id, so that something else under the same id is noticed.';

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('submission_contents', 'private.submission_contents', 'stored_at < $1', '30 days', '1 day', '2 days');

-- Of the columns that nobody fills in but the sender: those with a default are the server's, or say when it was sent. The
-- pass may be another in the next attempt.
create function private.content_of(relation regclass, submission jsonb) returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to(jsonb_object_agg(a.attname, submission -> a.attname)::text, 'UTF8'))
  from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and not a.atthasdef and a.attname <> 'capture_pass'
    -- What a form leaves empty is null, also in columns that did not exist when it was sent first.
    and submission -> a.attname <> 'null'
$$;

create or replace function private.admit_row() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  guarded jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb;
  statement text;
  sent bytea;
begin
  if guarded is null then
    return new;
  end if;
  if (guarded ->> 'rows')::integer > 0 then
    raise sqlstate 'PT413' using
      message = 'Too many rows in one request.', hint = 'Send each submission in a request of its own.';
  end if;
  if pg_column_size(new) > 65536 then
    raise sqlstate 'PT413' using message = 'A submission is not as long as this.';
  end if;
  sent := private.content_of(tg_relid, to_jsonb(new));
  -- A replay is answered as the index would, and costs no token.
  if (case tg_table_name
    when 'contacts' then exists (select from public.contacts c where c.id = new.id)
    when 'leads' then exists (select from public.leads l where l.id = new.id)
    when 'property_watchers' then exists (select from public.property_watchers w where w.id = new.id)
    else exists (select from public.newsletter_subscribers s where s.id = new.id)
  end) then
    if exists (select from private.submission_contents c where c.id = new.id and c.content <> sent) then
      raise sqlstate 'PT409' using message = 'Something else was sent under this id.';
    end if;
    raise unique_violation using
      message = format('duplicate key value violates unique constraint "%s_pkey"', tg_table_name),
      schema = tg_table_schema, table = tg_table_name, constraint = tg_table_name || '_pkey';
  end if;
  guarded := guarded || jsonb_build_object('rows', 1, 'id', new.id, 'content', encode(sent, 'hex'));
  -- PostgreSQL writes each row before it looks for the next. Where the statement could have more (the REST interface writes
  -- a list as a recordset, the embedded one as several VALUES), the first waits until there was no second.
  statement := translate(lower(current_query()), E' \t\r\n', '');
  if statement like '%insertinto%' || tg_table_name || '%'
    and statement like any (array['%recordset(%', '%array_elements(%', '%generate_series(%', '%unnest(%', '%),(%']) then
    guarded := guarded || jsonb_build_object('held', to_jsonb(new));
    new := null;
  end if;
  perform set_config('guard.' || tg_table_name, guarded::text, true);
  return new;
end $$;

create or replace function private.take_token() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb;
begin
  perform set_config('guard.' || tg_table_name, '', true);
  if guarded is not null and (guarded ->> 'rows')::integer > 0 then
    perform private.count_submission(decode(guarded ->> 'client', 'hex'));
    insert into private.submission_contents as kept (id, content)
    select (guarded ->> 'id')::uuid, decode(guarded ->> 'content', 'hex')
    -- A row without one is refused by its own table, unless it only brings somebody back to the newsletter.
    where guarded ->> 'id' is not null
    -- Left behind by a submission that brought somebody back to the newsletter, which has no row of its own.
    on conflict on constraint submission_contents_pkey do update set content = excluded.content, stored_at = now();
  end if;
  return null;
end $$;

create function private.forget_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.submission_contents c where c.id = old.id;
  return null;
end $$;

revoke all on function private.content_of(regclass, jsonb), private.forget_content() from public, anon, authenticated;

do $$
declare
  guarded regclass;
begin
  foreach guarded in array
    array['public.contacts', 'public.leads', 'public.newsletter_subscribers', 'public.property_watchers']::regclass[]
  loop
    execute format('create trigger forget_content after delete on %s
      for each row execute function private.forget_content()', guarded);
  end loop;
end $$;
