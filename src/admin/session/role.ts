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
  /** It tells it only to who has passed the second factor as well. */
  | 'no-code'
  /** It answered with an error of its own. */
  | 'failed'
  /** It does not accept the session any more. */
  | 'no-session'
  /** It did not answer, or something else did. */
  | 'unreachable';

const isRoles = listOf(object({ role: oneOf('admin') }));

/** Statuses of what stands in front of the database: they say nothing about anybody's role. */
const IN_BETWEEN = new Set([408, 425, 429, 502, 503, 504]);

/** What an answer says about somebody's role. */
export function readRoleAnswer({ status, data, error }: RoleAnswer): RoleVerdict {
  if (!error) {
    // A hotspot answers 200 to anything.
    if (!isRoles(data)) return 'unreachable';
    return data.length > 0 ? 'admin' : 'no-admin';
  }
  if (status === 0 || status >= 520 || IN_BETWEEN.has(status)) return 'unreachable';
  // No code: it isn't the database that speaks.
  if (!error.code) return 'unreachable';
  if (status === 401 && /^PGRST30\d$/.test(error.code)) return 'no-session';
  return 'failed';
}
