-- Who may call and touch what. Hosted projects grant everything that is new in `public` to everybody; what is meant is given
-- name by name.

revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all tables in schema private from service_role;
revoke all on all functions in schema public, private from public, anon, authenticated;

-- Tables. Visitors have none; the staff read, and change a few columns.
grant all on
  public.contacts, public.leads, public.newsletter_subscribers, public.property_watchers, public.lead_events, public.lead_pictures,
  public.user_roles, public.push_subscriptions, public.push_preferences, public.observations, public.quick_replies,
  public.units, public.unit_events
  to service_role;
grant insert (
  id, lead_id, contact_id, kind, body, outcome, call_back_at, status, assignee, follow_up_on, appointment_at, host, merged_into, same_as,
  captured_at
) on public.lead_events to authenticated;
grant insert (id, unit_id, kind, state, reserved_until, price, captured_at) on public.unit_events to authenticated;
grant select on
  public.contacts, public.leads, public.newsletter_subscribers, public.property_watchers, public.lead_events, public.lead_pictures,
  public.user_roles, public.push_subscriptions, public.push_preferences, public.observations, public.quick_replies,
  public.units, public.unit_events
  to authenticated;
grant select on private.enquiries to authenticated;
grant update (status, updated_at, notes) on public.leads to authenticated;
grant update (is_active) on public.newsletter_subscribers to authenticated;
grant insert (id, title, body), update (title, body) on public.quick_replies to authenticated;
grant delete on
  public.contacts, public.leads, public.newsletter_subscribers, public.property_watchers, public.lead_pictures, public.quick_replies
  to authenticated;

-- What the settings, letters and e-mails are made with, by the secret key.
grant select on public.newsletter_recipients, public.newsletter_unconfirmed, public.watcher_mails_waiting to service_role;
grant select on
  private.newsletter_links, private.watcher_links, private.property_changes, private.watcher_mails, private.holidays
  to service_role;
grant select, update on
  private.submission_limit, private.observation_limit, private.newsletter_settings, private.places
  to service_role;
-- Truncating leads and contacts empties these as well.
grant truncate on private.push_outbox, private.placeless_leads to service_role;

-- Functions. What the API shows stands in `public`, and asks itself who calls. The others are called by policies, indexes,
-- generated columns and functions that run as their caller.
grant execute on all functions in schema public to service_role;
-- What is about the caller's own account and devices is nobody's who has none, and the doors are visitors'.
revoke execute on function
  public.accept_invitation(uuid), public.end_push_subscription(text), public.replace_push_subscription(text, text, text, text, text),
  public.set_own_card(text, text[], boolean),
  public.submit(jsonb), public.correct(jsonb), public.attach_picture(jsonb), public.appointment(jsonb), public.observe(jsonb)
  from service_role;
grant execute on function
  public.accept_invitation(uuid), public.call_backs_of(uuid[]), public.count_new(), public.dashboard_statistics(),
  public.deleted_rows(), public.end_push_subscription(text), public.erase_person(text, integer),
  public.find_person(text), public.invite_staff(text, public.app_role), public.known(public.leads),
  public.known(public.contacts), public.known(public.newsletter_subscribers), private.known_of(uuid), public.lead_picture(uuid),
  public.list_invitations(), public.list_staff(), private.may_add_to(uuid, uuid), private.may_have_target(text, uuid),
  public.new_capture_pass(), public.observed(), public.queue(text, integer), public.remove_role(text), private.require_admin(),
  private.require_staff(), public.retention_health(), public.same_person(text, uuid),
  public.save_push_subscription(text, text, text),
  public.search_counts(text),
  public.search_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, integer, public.lead_status, text, text, date, boolean),
  public.search_leads(text, public.lead_status, text, text, timestamptz, timestamptz, timestamptz, uuid, integer, text, text, date, boolean),
  public.search_subscribers(text, boolean, timestamptz, timestamptz, timestamptz, uuid, integer),
  public.set_own_card(text, text[], boolean), public.set_push_preferences(text, time, time, text), public.set_role(text, public.app_role), private.unassigned_since(text),
  public.upcoming(timestamptz), public.withdraw_invitation(text)
  to authenticated;
grant execute on function
  public.submit(jsonb), public.correct(jsonb), public.attach_picture(jsonb), public.appointment(jsonb), public.observe(jsonb),
  public.database_epoch(), public.full_slots(date, date), public.team_cards(), public.units_for_sale(), public.replace_push_subscription(text, text, text, text, text),
  public.use_newsletter_link(text, boolean)
  to anon, authenticated;
grant execute on function
  private.is_admin(), private.is_agent(), private.is_signed_out(), private.is_staff(), private.lacks_second_factor(),
  private.folded(text), private.office_clock(timestamptz), private.office_seconds(timestamptz, timestamptz),
  private.search_text(text, text, text, text)
  to authenticated, service_role;
grant execute on function
  private.is_client()
  to anon, authenticated, service_role;
grant execute on function private.is_push_endpoint(text) to service_role;
