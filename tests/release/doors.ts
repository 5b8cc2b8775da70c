import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { DashboardBar } from '../../src/admin/dashboard-bar';
import { tabsOf } from '../../src/admin/dashboard-tab';
import type { StaffRole } from '../../src/admin/session/role';
import { menuLines } from '../../src/app/menu';

export type Role = 'visitor' | StaffRole;
/** A way on, with its taps. */
export type Door = [to: string, taps: number];

/** Whether a page is for somebody: whoever has signed in is led on from the sign-in. */
export const isOf = (role: Role, path: string): boolean =>
  role === 'visitor' ? !['/admin', '/capture'].includes(path) : path !== '/auth';

/** Returns where a document leads to; the dashboard's is one for each of its tabs. */
export function doorsOf(path: string, html: string, role: Role): [path: string, Door[]][] {
  if (role === 'visitor' || path !== '/admin') {
    return [[path, [...doorsIn(html), ...doorsOnDevice(path, html, role)]]];
  }
  const doors = [...doorsIn(html), ...doorsOfBar(role)];
  return ['/admin', ...tabsOf(role).map(({ id }) => tabAddress(id))].map((one) => [one, doors]);
}

/** Returns what is within three taps, without an address bar. */
export function tapsFrom(from: string, doors: ReadonlyMap<string, Door[]>): Map<string, number> {
  const taps = new Map([[from, 0]]);
  for (let made = 0; made < 3; made += 1) {
    for (const [at] of [...taps].filter(([, count]) => count === made)) {
      for (const [to, more] of doors.get(at) ?? []) {
        const count = made + more;
        if (count <= 3) taps.set(to, Math.min(taps.get(to) ?? count, count));
      }
    }
  }
  return taps;
}

const tabAddress = (id: string) => `/admin?tab=${id}`;

/** The links that a phone shows: each a tap, and one more for a menu or fold that it is in. */
function doorsIn(html: string): Door[] {
  // A wide screen's.
  const shown = html.replace(/<nav [^>]*max-md:hidden[\s\S]*?<\/nav>/, '');
  return [...shown.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(({ 1: to = '', index }) => {
    const before = shown.slice(0, index);
    const opened = before.split(/<(?:dialog|details)[ >]/).length;
    return [to, opened - before.split(/<\/(?:dialog|details)>/).length + 1];
  });
}

/** What is rendered on a device only: for who has signed in (`capture-account.spec.ts`), and once two homes are kept (`shortlist.spec.ts`). */
function doorsOnDevice(path: string, html: string, role: Role): Door[] {
  const compare: Door[] = path === '/shortlist' ? [['/compare', 1]] : [];
  if (role === 'visitor') return compare;
  const menu = menuLines(true).map((line): Door => [line.path, 2]);
  return [
    ...compare,
    ...(html.includes('id="menu"') ? menu : []),
    // The footer's link to the sign-in.
    ...(doorsIn(html).some(([to]) => to === '/auth') ? [['/admin', 1] as Door] : []),
    ...(path === '/capture' ? [[tabAddress('leads'), 1] as Door] : []),
  ];
}

/** What stands in the dashboard's bar: tabs, and links. */
function doorsOfBar(role: StaffRole): Door[] {
  const bar = { role, selected: 'leads', news: {}, onSelect: () => {} } as const;
  const page = createElement(MemoryRouter, null, createElement(DashboardBar, bar));
  const markup = renderToStaticMarkup(page);
  const tabs = [...markup.matchAll(/id="dashboard-tab-(\w+)"/g)];
  return [...doorsIn(markup), ...tabs.map(([, id = '']): Door => [tabAddress(id), 1])];
}
