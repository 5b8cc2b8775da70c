import { readNewLeads } from '../offline/new-leads';
import { countKept, type OutboxStatus } from '../offline/status';

/** The number on the app's icon: what waits here or needs attention, and for the staff the leads that are new. */
export function showBadge(status: OutboxStatus): void {
  if (!('setAppBadge' in navigator)) return;
  void navigator.setAppBadge(countKept(status) + readNewLeads()).catch(() => undefined);
}
