import { listOf, object, oneOf } from '../../lib/shape';

/** The response to a query, as the database client returns it. */
export type QueryAnswer = {
  status: number;
  data: unknown;
  error: { code?: string; message: string; hint?: string | null } | null;
};

/** What somebody is on the team. An agent exports and deletes nothing, and sees no colleague's rows. */
export type StaffRole = 'admin' | 'agent';

/** What the database says about somebody's role. */
export type RoleAnswer =
  | StaffRole
  | 'no-role'
  /** The database shows roles only to those who have also passed their second factor. */
  | 'no-code'
  /** The database answered with an error of its own. */
  | 'failed'
  /** The database no longer accepts the session. */
  | 'no-session'
  /** Nothing answered, or something other than the database did. */
  | 'unreachable';

/** Users can read only their own roles. */
export const isRoles = listOf(object({ role: oneOf('admin', 'agent') }));

/** Statuses sent by servers in front of the database; they say nothing about the role. */
const IN_BETWEEN = new Set([408, 425, 429, 502, 503, 504]);

/** Reads what a response says about somebody's role. */
export function readRoleAnswer({ status, data, error }: QueryAnswer): RoleAnswer {
  if (!error) {
    // A captive portal answers everything with 200.
    if (!isRoles(data)) return 'unreachable';
    if (data.some(({ role }) => role === 'admin')) return 'admin';
    return data.length > 0 ? 'agent' : 'no-role';
  }
  if (status === 0 || status >= 520 || IN_BETWEEN.has(status)) return 'unreachable';
  // An error without a code isn't the database's.
  if (!error.code) return 'unreachable';
  if (status === 401 && /^PGRST30\d$/.test(error.code)) return 'no-session';
  return 'failed';
}
