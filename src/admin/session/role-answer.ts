import { listOf, object, oneOf } from '../../lib/shape';
import type { RoleVerdict } from './state';

/** An answer to the question for somebody's role, as the database's client gives it. */
export type RoleAnswer = {
  status: number;
  data: unknown;
  error: { code?: string; message: string } | null;
};

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
