import { createPhone } from './phone';
import { createStaffServer } from './staff-server';

/** Creates a phone on which dashboards can be opened, and the database behind them. */
export function createDashboards(options: { withLocks?: boolean } = {}) {
  const phone = createPhone(options);
  const staff = createStaffServer(phone.clock);
  /** Opens a tab with this administrator's dashboard; without a name, a page of the public site. */
  const open = (name?: string) => {
    const tab = phone.device.open();
    void tab.outbox.start();
    if (name) tab.signIn(staff.as(name));
    return tab;
  };
  return { ...phone, staff, open };
}

/** The same with one dashboard open. */
export function openDashboard(name: string) {
  const dashboards = createDashboards();
  return { ...dashboards, outbox: dashboards.open(name).outbox };
}
