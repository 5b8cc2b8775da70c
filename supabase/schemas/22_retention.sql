-- What the privacy page promises to erase is erased by the software itself. private.retention says what is old, and
-- public.run_retention() erases it: called by pg_cron where there is one, by the embedded server, or by a workflow.
-- Each call is short, so that nobody's row is locked for long. Whoever changes a figure changes the privacy page.

create table private.retention (
  job text primary key,
  table_name text not null,
  -- SQL that is true of an old row; $1 is the moment `keep` ago.
  condition text not null,
  keep interval not null,
  every interval not null check (every >= interval '1 minute'),
  -- Without a complete run for so long, administrators are told.
  late_after interval not null,
  since timestamptz not null default now(),
  -- A slip of the hand must not erase what came last week: '24' is 24 seconds. Hashes and queues, in `private`, may go sooner.
  constraint retention_keep_range check (keep >= case when table_name like 'public.%' then interval '30 days' else every end),
  constraint retention_late_after_range check (late_after > every)
);

create table private.retention_runs (
  id bigint generated always as identity primary key,
  job text not null references private.retention on delete cascade,
  ran_at timestamptz not null default clock_timestamp(),
  erased integer not null,
  -- Nothing old is left.
  is_complete boolean not null,
  -- The SQLSTATE, and no message: messages can quote rows.
  failure text
);
create index retention_runs_job_idx on private.retention_runs (job, ran_at desc);
create index retention_runs_ran_at_idx on private.retention_runs (ran_at);

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('contacts', 'public.contacts', 'created_at < $1 and not exists (select from public.contacts m where m.merged_into = contacts.id)', '24 months', '1 day', '2 days'),
  -- A customer's record is another matter: those who bought stay until staff delete them. What a row stands for goes before it.
  ('leads', 'public.leads', 'created_at < $1 and updated_at < $1 and status <> ''converted''
    and not exists (select from public.leads m where m.merged_into = leads.id and m.status <> ''converted'')', '24 months', '1 day', '2 days'),
  ('deleted_contacts', 'public.contacts', 'deleted_at < $1', '30 days', '1 day', '2 days'),
  ('deleted_leads', 'public.leads', 'deleted_at < $1', '30 days', '1 day', '2 days'),
  -- Longer than the longest window for corrections, so that who comes too late is told so, and until an appointment is over. All rows
  -- of one secret together: the first one's id is what calendars know the last by.
  ('lead_amendments', 'private.lead_amendments', 'created_at < $1 and not exists (
    select from private.lead_amendments a left join private.enquiries r on r.id = a.lead_id where a.secret_hash = lead_amendments.secret_hash
      and (a.created_at >= $1 or greatest(r.appointment_at, r.preferred_date) > now() - interval ''2 days''))', '120 days', '1 day', '2 days'),
  ('submission_contents', 'private.submission_contents', 'stored_at < $1', '30 days', '1 day', '2 days'),
  -- The hash of an address is gone two hours after its last submission, which is what is kept plus what is late.
  ('submission_buckets', 'private.submission_buckets', 'refilled_at < $1', '30 minutes', '10 minutes', '90 minutes'),
  ('place_claims', 'private.place_claims', 'claimed_at < $1', '7 days', '1 day', '2 days'),
  -- An address that somebody typed in and its owner never confirmed is nobody's subscription. Whoever had left before and
  -- was asked for again stays, so that no letter goes there by mistake.
  ('newsletter_unconfirmed', 'public.newsletter_subscribers', 'pending_since < $1 and unsubscribed_at is null
    and not exists (select from private.newsletter_returns r where r.subscriber = id)', '30 days', '1 day', '2 days'),
  ('property_watchers', 'public.property_watchers', 'created_at < $1', '24 months', '1 day', '2 days'),
  -- A request that nobody confirms ends as one that its owner has ended.
  ('property_watchers_left', 'public.property_watchers', 'coalesce(unsubscribed_at, case when confirmed_at is null then created_at end) < $1', '30 days', '1 day', '2 days'),
  ('mails', 'private.mails', 'created_at < $1 and row_id is not null', '3 days', '1 hour', '1 day'),
  -- A time may still be found for whom has none. What is being told stays until then.
  ('appointment_devices', 'private.appointment_devices', 'not exists (select from private.mails m where m.row_id = appointment_devices.row_id)
    and not exists (select from private.enquiries r
      where r.id = appointment_devices.row_id and greatest(r.appointment_at, r.preferred_date, r.created_at) > $1)', '28 days', '1 day', '2 days'),
  ('push_outbox', 'private.push_outbox', 'created_at < $1', '2 days', '1 hour', '1 day'),
  -- A device on which nobody has opened the dashboard for so long is nobody's.
  ('push_subscriptions', 'public.push_subscriptions', 'last_seen_at < $1', '90 days', '1 day', '7 days'),
  -- submit() asks for the same age, since a job may be late.
  ('capture_passes', 'private.capture_passes', 'created_at < $1', '60 days', '1 day', '2 days'),
  ('staff_invitations', 'private.staff_invitations', 'expires_at < $1', '30 days', '1 day', '2 days'),
  ('observations', 'public.observations', 'created_at < $1', '90 days', '1 day', '2 days'),
  ('retention_runs', 'private.retention_runs', 'ran_at < $1', '12 months', '1 day', '2 days');

-- As the owner of the tables: a role to which row-level security shows no rows would erase none, and say nothing.
create function public.run_retention(batch integer default 2000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rule private.retention;
  erased_now integer;
  failed text;
  erased_in_all integer := 0;
  is_more boolean := false;
begin
  -- Whoever else is at it goes on.
  if not pg_try_advisory_xact_lock(hashtext('private.run_retention')) then
    return jsonb_build_object('erased', 0, 'more', false);
  end if;
  for rule in
    select r.* from private.retention r
    where not exists (
      select from private.retention_runs run
      where run.job = r.job and run.is_complete
        -- A clock that was ahead must not put it off.
        and run.ran_at > now() - r.every and run.ran_at < now() + interval '1 minute'
    )
    order by r.job
  loop
    failed := null;
    begin
      execute format(
        'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $2 for update skip locked))',
        rule.table_name, rule.condition
      ) using now() - rule.keep, batch;
      get diagnostics erased_now = row_count;
    exception when others then
      -- The other promises are kept all the same.
      failed := sqlstate;
      erased_now := 0;
    end;
    insert into private.retention_runs (job, erased, is_complete, failure)
    values (rule.job, erased_now, failed is null and erased_now < batch, failed);
    erased_in_all := erased_in_all + erased_now;
    is_more := is_more or erased_now >= batch;
  end loop;
  return jsonb_build_object('erased', erased_in_all, 'more', is_more);
end $$;
comment on function public.run_retention is 'Erases what is older than the privacy page allows, a batch of it; to be called again while there is more.';

create function public.retention_health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin(or_server => true);
  select jsonb_agg(jsonb_build_object(
    'job', r.job,
    'last_run_at', run.ran_at,
    'late_since', case when coalesce(run.ran_at, r.since) < now() - r.late_after then coalesce(run.ran_at, r.since) end
  ) order by r.job)
  from private.retention r
  left join lateral (select max(ran_at) as ran_at from private.retention_runs where job = r.job and is_complete) as run on true
$$;
comment on function public.retention_health is 'When old rows were last erased, and since when that is late, for administrators.';
