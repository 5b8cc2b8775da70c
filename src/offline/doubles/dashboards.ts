import { createPhone } from './phone';
import { createStaffServer } from './staff-server';

/** A phone on which dashboards can be opened, and the database's side of them. */
export function createDashboards(options: { withLocks?: boolean } = {}) {
  const phone = createPhone(options);
  const staff = createStaffServer(phone.clock);
  /** A tab with the dashboard of this administrator; without a name, a page of the public site. */
  const open = (name?: string) => {
    const tab = phone.device.open();
    void tab.outbox.start();
    if (name) tab.signIn(staff.as(name));
    return tab;
  };
  return { ...phone, staff, open };
}
