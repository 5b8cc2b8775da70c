// Who may do what, said once. Each line has its effect for a visitor, somebody signed in without a role, an agent, an
// administrator and the secret key, in this order: the number of rows, `-` for a refusal, or a sign of EFFECTS.
// Tables of `private` and functions that stand in no line are nobody's but the owner's.

export const CALLERS = ['visitor', 'user', 'agent', 'admin', 'secret'] as const;
/** The signs of what the database answers: refused (and nothing is written through a view), not valid, not found. */
export const EFFECTS: Record<string, string> = {
  42501: '-',
  55000: '-',
  42809: '-',
  23514: '!',
  PT404: '?',
};

/** Accounts and rows that access.test.ts stores: a lead that is nobody's has a picture and a note. */
export const ID = {
  admin: '00000000-0000-4000-8000-00000000000a',
  agent: '00000000-0000-4000-8000-00000000000b',
  colleague: '00000000-0000-4000-8000-00000000000c',
  user: '00000000-0000-4000-8000-00000000000d',
  lead: '10000000-0000-4000-8000-000000000001',
  colleagues: '10000000-0000-4000-8000-000000000002',
  deleted: '10000000-0000-4000-8000-000000000003',
  another: '10000000-0000-4000-8000-000000000004',
};

/** What whole tables and views are open to. `change` is of the server's columns. */
export const TABLES = `
  read  insert change delete truncate
  -0234 ----1  ----4  -0044  ----0  public.leads
  -0123 ----1  ----3  -0033  ----0  public.contacts
  -0122 --111  ----2  ----2  ----0  public.lead_events
  -0122 ----1  ----2  -0022  ----0  public.lead_pictures
  -0011 ----1  ----1  -0011  -----  public.newsletter_subscribers
  -0011 ----1  ----1  -0011  -----  public.property_watchers
  -0011 ----1  ----1  ----1  ----0  public.observations
  -0113 ----1  ----3  ----3  ----0  public.user_roles
  -0101 ----1  ----1  ----1  ----0  public.push_subscriptions
  -0101 ----1  ----1  ----1  ----0  public.push_preferences
  -0000 ---11  ----0  -0000  ----0  public.quick_replies
  -0000 ----1  ----0  ----0  ----0  public.mail_senders
  -0999 ----1  ----9  ----9  ----0  public.units
  -0000 --111  ----0  ----0  ----0  public.unit_events
  -0000 ---11  ----0  ----0  ----0  public.subscriber_events
  ----1 -----  -----  -----  -----  public.newsletter_recipients
  ----0 -----  -----  -----  -----  public.newsletter_unconfirmed
  ----0 -----  -----  -----  -----  public.mails_waiting
  -0357 -----  -----  -----  -----  private.enquiries
  ----1 -----  -----  -----  -----  private.newsletter_links
  ----1 -----  ----1  -----  -----  private.settings
  ----2 -----  ----2  -----  -----  private.places
  ----9 -----  -----  -----  -----  private.holidays
  ----1 -----  -----  -----  -----  private.watcher_links
  ----0 -----  -----  -----  -----  private.mails
  ----0 -----  -----  -----  -----  private.appointment_devices
  ----0 -----  -----  -----  -----  private.property_changes
  ----- -----  -----  -----  ----0  private.placeless_leads
  ----- -----  -----  -----  ----0  private.push_outbox
`
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [read = '', insert = '', change = '', remove = '', truncate = '', name = ''] = line
      .trim()
      .split(/ +/);
    return { name, read, insert, change, remove, truncate };
  });
export type TableAccess = (typeof TABLES)[number];

/** The columns that the staff's devices send. All others are the server's: whoever names one inserts nothing. */
export const SENT: Record<string, string> = {
  'public.lead_events':
    'id lead_id contact_id kind body outcome call_back_at status assignee follow_up_on appointment_at host merged_into same_as captured_at',
  'public.quick_replies': 'id title body',
  'public.subscriber_events': 'id subscriber_id kind captured_at',
  'public.unit_events': 'id unit_id kind state reserved_until price captured_at',
};
/** The columns that an administrator changes directly; all others are the server's. */
export const CHANGED: Record<string, string> = {
  'public.leads': 'notes status updated_at',
  'public.newsletter_subscribers': 'is_active',
  'public.quick_replies': 'title body',
};

const DEVICE = `'https://fcm.googleapis.com/a', repeat('B', 87), repeat('a', 22)`;
/** The least that a row is inserted with: columns and values. */
export const ROWS: Record<string, [columns: string, values: string]> = {
  'public.contacts': ['name, email, message', `'Eve', 'eve@example.com', 'Hi'`],
  'public.leads': ['name, source', `'Eve', 'whatsapp'`],
  'public.lead_events': ['lead_id, kind, body', `'${ID.lead}', 'note', 'Hi'`],
  'public.lead_pictures': ['lead_id, bytes', `'${ID.another}', '\\xffd8ffe0'`],
  'public.newsletter_subscribers': ['email', `'eve@example.com'`],
  'public.property_watchers': ['email, property_slug', `'eve@example.com', 'bloom-towers'`],
  'public.observations': ['kind, name, value, page', `'vital', 'LCP', 1000, '/'`],
  'public.user_roles': ['user_id, role', `'${ID.user}', 'admin'`],
  'public.push_subscriptions': ['user_id, endpoint, p256dh, auth', `'${ID.admin}', ${DEVICE}`],
  'public.quick_replies': ['title, body', `'Directions', 'Hi {name}'`],
  'public.mail_senders': ['kind, asked_at', `'receipt', now()`],
  'public.push_preferences': ['user_id', `'${ID.admin}'`],
  'public.units': [
    'property_slug, label, kind, size_sqm, currency',
    `'bloom-towers', 'Z1', 'Loft', 90, 'NGN'`,
  ],
  'public.subscriber_events': [
    'subscriber_id, kind',
    `(select id from public.newsletter_subscribers limit 1), 'unsubscription'`,
  ],
  'public.unit_events': ['unit_id, kind, state', `'brum-height-7/1-03', 'state', 'sold'`],
};

const insertOf = (table: string, columns = '', values = '') => {
  const [least, said] = ROWS[table] ?? ['', ''];
  return `insert into ${table} (${least}${columns}) values (${said}${values})`;
};
const [CONTACT, EVENT] = ['public.contacts', 'public.lead_events'];
const unitEvent = (unit: string, kind: string, column: string, value: string) =>
  `insert into public.unit_events (unit_id, kind, ${column}) values ('${unit}', '${kind}', ${value})`;

/** Statements that the table of tables can't say. */
export const STATEMENTS = `
  ----1 ${insertOf(CONTACT, ', id', ', gen_random_uuid()')} on conflict (id) do update set name = 'Eve'
  --111 ${insertOf(EVENT)} returning id
  ----1 ${insertOf(EVENT, ', by, applied', `, '${ID.admin}', true`)}
  ----1 insert into public.lead_events (lead_id, kind, via) values ('${ID.lead}', 'merge', null)
  -0044 update public.leads set status = 'qualified', notes = 'n', updated_at = now() where true
  -0034 update public.leads set status = status where true
  -0034 update public.leads set notes = notes where true
  -0034 update public.leads set updated_at = updated_at where true
  -0011 update public.newsletter_subscribers set is_active = false where true
  ----3 update public.contacts set status = 'contacted', assignee = null, message = 'x' where true
  ----3 update public.user_roles set role = 'admin' where true
  --011 select 1 from public.lead_picture('${ID.colleagues}') as found where found is not null
  -0234 select public.known(l) from public.leads l
  --111 ${unitEvent('brum-height-7/1-03', 'state', 'state', `'available'`)}
  ---11 ${unitEvent('brum-height-7/1-03', 'state', 'state', `'not_released'`)}
  ---11 ${unitEvent('bloom-towers/W18-03', 'state', 'state', `'available'`)}
  ---11 ${unitEvent('brum-height-7/1-03', 'price', 'price', '260000000')}
  ----9 update public.units set state = 'sold', reserved_until = null where true
  ----- select * from auth.users
`;

const ENTRY = `{"table": "contacts", "columns": {"name": "Eve", "email": "eve@example.com", "message": "Hi"}}`;

/** Functions of the schemas, with the call that is tried. */
export const CALLS = `
  11111 public          use_newsletter_link('x', false)
  00000 public          full_slots('2026-11-23', '2026-11-27')
  11111 public          database_epoch()
  11111 public          units_for_sale()
  11111 public          team_cards()
  1111- public          submit('${ENTRY}')
  1111- public          correct('{"revision": 1, "columns": {}}')
  1111- public          attach_picture('{}')
  1111- public          appointment('{}')
  1111- public          observe('[]')
  1111- public          replace_push_subscription('x', 'x', ${DEVICE})
  -111- public          end_push_subscription('x')
  -1111 public          dashboard_statistics()
  -1111 public          month_figures('2026-11-01')
  -?11- public          accept_invitation(gen_random_uuid())

  --11- public          queue()
  --11- public          new_capture_pass()
  --33- public          list_staff()
  --11- public          set_own_card('Ada', '{}', false)
  --00- public          same_person('leads', '${ID.lead}')
  ---0- public          same_person('leads', '${ID.colleagues}')
  ----- public          same_person('leads', gen_random_uuid())
  ---0- public          same_person('newsletter_subscribers', gen_random_uuid())
  --111 public          lead_picture('${ID.lead}')
  --00- public          upcoming(now())
  -1111 public          known((select l from public.leads l where id = '${ID.lead}'))
  --00- public          call_backs_of('{}')
  --12- public          search_contacts('ada')
  --23- public          search_counts('ada')
  --23- public          search_leads('ada')
  --11- public          save_push_subscription(${DEVICE})
  --11- public          set_push_preferences('mine')
  --11- public          count_new()

  ---1- public          search_subscribers('ada')
  ---1- public          find_person('ada@example.com')
  ---1- public          erase_person('ada@example.com', 3)
  ---2- public          deleted_rows()
  ---1- public          set_role('user@example.com', 'agent')
  ---1- public          set_role('agent@example.com', 'admin')
  ---1- public          remove_role('agent@example.com')
  ---1- public          invite_staff('eve@example.com', 'admin')
  ---1- public          list_invitations()
  ---1- public          withdraw_invitation('bob@example.com')
  ---11 public          observed()
  ---11 public          retention_health()

  ----1 public          run_retention()
  ----1 public          grant_admin('user@example.com')
  ----1 public          set_settings(1, 1)
  ----1 public          set_settings(per_hour => 1)
  ----1 public          set_settings(confirms_newsletter => true)
  ----1 public          set_settings(observes => true)
  ----1 public          set_places('lagos', 3)
  ----1 public          set_settings(figures_seconds => 15)
  ----1 public          set_push_hosts('{}')
  ----1 public          set_push_sender(null, null)
  ----1 public          take_pushes()
  ----1 public          settle_push(gen_random_uuid(), 'sent')
  ----1 public          note_property_changes('[]')
  ----1 public          take_mails('{push}')
  ----1 public          settle_mails('{}', 'sent')

  -1111        private  is_admin()
  -1111        private  is_agent()
  -1111        private  is_staff()
  -1111        private  is_signed_out()
  -1111        private  lacks_second_factor()
  --11-        private  require_staff()
  ---1-        private  require_admin()
  -111-        private  may_have_target('leads', '${ID.lead}')
  -111-        private  unassigned_since('leads')
  -1111        private  office_clock(now())
  -1111        private  office_seconds(now(), now())
  ----1        private  is_push_endpoint('x')
  ----1        private  agreed('${ID.lead}')
  11111        private  is_client()
  -1111        private  folded('Ada')
  -111-        private  known_of('${ID.lead}')
  -1111        private  search_text('Ada', null, null, null)
`;
