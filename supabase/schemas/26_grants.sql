-- Who may call and touch what, name by name: hosted projects grant everybody everything that is new in `public`.

revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all tables in schema private from service_role;
revoke all on all functions in schema public, private from public, anon, authenticated;

-- Tables. Visitors have none; the staff read what a policy shows them, and change a few columns.
do $$
declare
  shown regclass;
begin
  for shown in select c.oid from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    execute format('alter table %s enable row level security', shown);
    execute format('grant select on %s to authenticated', shown);
    execute format('grant all on %s to service_role', shown);
  end loop;
end $$;
grant insert (
  id, lead_id, contact_id, kind, body, outcome, call_back_at, status, assignee, follow_up_on, appointment_at, host, merged_into, same_as,
  captured_at
) on public.lead_events to authenticated;
grant insert (id, unit_id, kind, state, reserved_until, price, captured_at) on public.unit_events to authenticated;
grant insert (id, subscriber_id, kind, captured_at) on public.subscriber_events to authenticated;
grant select on private.enquiries to authenticated;
grant update (status, updated_at, notes) on public.leads to authenticated;
grant update (is_active) on public.newsletter_subscribers to authenticated;
grant insert (id, title, body), update (title, body) on public.quick_replies to authenticated;
grant delete on public.contacts, public.leads, public.newsletter_subscribers, public.property_watchers, public.lead_pictures, public.quick_replies to authenticated;

-- What the settings, letters and e-mails are made with, by the secret key.
grant select on public.newsletter_recipients, public.newsletter_unconfirmed, public.mails_waiting to service_role;
grant select on
  private.newsletter_links, private.watcher_links, private.property_changes, private.mails, private.appointment_devices, private.enquiries,
  private.holidays to service_role;
grant select, update on private.settings, private.places to service_role;
-- Truncating devices and leads empties these as well.
grant truncate on private.push_outbox, private.placeless_leads to service_role;

-- Functions. What the API shows stands in `public`, and asks itself who calls. The others are called by policies, indexes,
-- generated columns and functions that run as their caller.
grant execute on all functions in schema public to service_role;
-- What is about the caller's own account and devices is nobody's who has none, and the doors are visitors'.
revoke execute on function
  public.accept_invitation, public.end_push_subscription, public.replace_push_subscription, public.set_own_card,
  public.submit, public.correct, public.attach_picture, public.appointment, public.observe
  from service_role;
grant execute on function
  public.accept_invitation, public.call_backs_of, public.count_new, public.dashboard_statistics, public.deleted_rows,
  public.end_push_subscription, public.erase_person, public.find_person, public.invite_staff, public.known(public.leads),
  public.known(public.contacts), public.known(public.newsletter_subscribers), private.known_of, public.lead_picture,
  public.list_invitations, public.list_staff, private.may_have_target, public.month_figures, public.new_capture_pass, public.observed,
  public.queue, public.remove_role, private.require_admin, private.require_staff, public.retention_health, public.same_person,
  public.save_push_subscription, public.search_counts, public.search_contacts, public.search_leads, public.search_subscribers,
  public.set_own_card, public.set_push_preferences, public.set_role, private.unassigned_since, public.upcoming, public.withdraw_invitation
  to authenticated;
grant execute on function
  public.submit, public.correct, public.attach_picture, public.appointment, public.observe, public.database_epoch,
  public.full_slots, public.team_cards, public.units_for_sale, public.replace_push_subscription, public.use_newsletter_link
  to anon, authenticated;
grant execute on function
  private.is_admin, private.is_agent, private.is_signed_out, private.is_staff, private.lacks_second_factor,
  private.folded, private.office_clock, private.office_seconds, private.search_text
  to authenticated, service_role;
grant execute on function private.is_client to anon, authenticated, service_role;
grant execute on function private.is_push_endpoint, private.agreed to service_role;
