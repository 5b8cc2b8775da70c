import { readNewLeads } from '../offline/new-leads';
import { countKept, type OutboxStatus } from '../offline/status';

/** The number on the app's icon: entries waiting or needing attention, plus new leads for staff. */
export function showBadge(status: OutboxStatus): void {
  if (!('setAppBadge' in navigator)) return;
  void navigator.setAppBadge(countKept(status) + readNewLeads()).catch(() => undefined);
}
