-- A phone sends a submission again, under the same id, until it is answered: that it is there already means "delivered". It
-- means so only if the same is there. Beside each id stands a hash of what was sent under it; anything else sent under the
-- same id is a conflict, which a person has to see.

create table private.submission_contents (
  table_name text not null,
  id uuid not null,
  content bytea not null,
  stored_at timestamptz not null default now(),
  -- No foreign key: the row is in one of four tables. A trigger below erases it with its row.
  constraint submission_contents_pkey primary key (table_name, id)
);
create index submission_contents_stored_at_idx on private.submission_contents (stored_at);
revoke all on private.submission_contents from public, anon, authenticated, service_role;
comment on table private.submission_contents is 'A hash of what a phone sent under each id, so that something else under the same id is noticed.';

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('submission_contents', 'private.submission_contents', 'stored_at < $1', '30 days', '1 day', '2 days');

-- Without what the server fills in, or says when it was sent: every column with a default. The secrets are left out as well: a
-- phone may have another pass by the next attempt, and sends no secret for what it could not store. What a form leaves empty
-- is null, also in columns that did not exist when it was sent first.
create function private.content_of(submission jsonb) returns bytea
language sql immutable parallel safe set search_path = '' as $$
  select sha256(convert_to((jsonb_strip_nulls(submission) - array[
    'id', 'captured_at', 'created_at', 'updated_at', 'subscribed_at', 'status', 'is_active', 'person',
    'amend_secret', 'capture_pass'
  ])::text, 'UTF8'))
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
  sent := private.content_of(to_jsonb(new));
  -- A replay is answered as the index would, and costs no token. Also of one that has no row of its own, since its sender was
  -- on the list or had left it: nobody can tell by the answer.
  if (case tg_table_name
    when 'contacts' then exists (select from public.contacts c where c.id = new.id)
    when 'leads' then exists (select from public.leads l where l.id = new.id)
    when 'property_watchers' then exists (select from public.property_watchers w where w.id = new.id)
      or exists (select from private.watcher_repeats r where r.submission = new.id)
    else exists (select from public.newsletter_subscribers s where s.id = new.id)
      or exists (select from private.newsletter_returns r where r.submission = new.id)
  end) then
    if exists (
      select from private.submission_contents c
      where c.table_name = tg_table_name and c.id = new.id and c.content <> sent
    ) then
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
    insert into private.submission_contents as kept (table_name, id, content)
    select tg_table_name, (guarded ->> 'id')::uuid, decode(guarded ->> 'content', 'hex')
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
  delete from private.submission_contents c where c.table_name = tg_table_name and c.id = old.id;
  return null;
end $$;

revoke all on function private.content_of(jsonb), private.forget_content() from public, anon, authenticated;

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
