import { listOf, object, oneOf } from '../../lib/shape';

/** An answer to the question for somebody's role, as the database's client gives it. */
export type RoleAnswer = {
  status: number;
  data: unknown;
  error: { code?: string; message: string } | null;
};

/** What the database says about somebody's role. */
export type RoleVerdict =
  | 'admin'
  | 'no-admin'
  /** It tells only those who have passed their second factor as well. */
  | 'no-code'
  /** It answered with an error of its own. */
  | 'failed'
  /** It no longer accepts the session. */
  | 'no-session'
  /** It didn't answer, or something else did. */
  | 'unreachable';

const isRoles = listOf(object({ role: oneOf('admin') }));

/** Statuses sent by whatever is in front of the database; they say nothing about the role. */
const IN_BETWEEN = new Set([408, 425, 429, 502, 503, 504]);

/** What an answer says about somebody's role. */
export function readRoleAnswer({ status, data, error }: RoleAnswer): RoleVerdict {
  if (!error) {
    // A hotspot answers anything with 200.
    if (!isRoles(data)) return 'unreachable';
    return data.length > 0 ? 'admin' : 'no-admin';
  }
  if (status === 0 || status >= 520 || IN_BETWEEN.has(status)) return 'unreachable';
  // Without a code it isn't the database's answer.
  if (!error.code) return 'unreachable';
  if (status === 401 && /^PGRST30\d$/.test(error.code)) return 'no-session';
  return 'failed';
}
