import type { StaffRole } from '../session/role';

/** What each role is called on the dashboard. */
const NAMES: Record<StaffRole, string> = { admin: 'Administrator', agent: 'Agent' };

export const ROLE_OPTIONS = (['agent', 'admin'] as const).map((value) => ({
  value,
  label: NAMES[value],
}));

export const roleName = (role: StaffRole): string => NAMES[role];

export const asRole = (value: string | undefined): StaffRole =>
  value === 'admin' ? 'admin' : 'agent';
