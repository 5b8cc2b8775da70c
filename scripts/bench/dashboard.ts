import type { Page, Response } from '@playwright/test';
import { enterDashboard } from '../../tests/support/staff.ts';
import { startFilledSite } from './filled-site.ts';
import { inKilobytes, median, row } from './row.ts';
import { openPhone, type Suite } from './suite.ts';

/** What a usable list of 100,000 leads takes of the database, opened as a bookmark opens it. */
export const dashboardSuite: Suite = {
  name: 'dashboard',
  async measure({ browser, runs }) {
    const site = await startFilledSite();
    const context = await openPhone(browser, { baseURL: `http://localhost:${site.port}` });
    try {
      const page = await context.newPage();
      await enterDashboard(page, site.admin);
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await openLeads(page));
      const middle = (of: keyof Visit) => median(visits.map((visit) => visit[of]));
      return [
        row('dashboard', 'requests to the list', middle('requests'), 3, 'requests'),
        row('dashboard', 'bytes to the list', inKilobytes(middle('bytes')), 30, 'KB'),
        row('dashboard', 'time to the list, no network between', middle('ms'), 2000, 'ms'),
      ];
    } finally {
      await context.close();
      await site.stop();
    }
  },
};

type Visit = { requests: number; bytes: number; ms: number };

/** Counts what the database is asked until the first rows are there. */
async function openLeads(page: Page): Promise<Visit> {
  // What the last page still waits for is not this visit's.
  await page.goto('about:blank');
  const answers: Response[] = [];
  const note = (response: Response) => {
    if (/\/(rest|auth)\/v1\//.test(response.url())) answers.push(response);
  };
  page.on('response', note);
  const begin = performance.now();
  await page.goto('/admin?tab=leads');
  await page.getByRole('article').first().waitFor();
  const ms = performance.now() - begin;
  page.off('response', note);
  const bodies = await Promise.all(answers.map((answer) => answer.body().catch(() => undefined)));
  const bytes = bodies.reduce((total, body) => total + (body?.length ?? 0), 0);
  return { requests: answers.length, bytes, ms };
}
