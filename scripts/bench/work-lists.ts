import type { Site } from '../../tests/support/site.ts';
import { loadKeys } from '../backend/keys.ts';
import { inKilobytes, median, type Row, row } from './row.ts';

/** The lists of a working day, as the dashboard asks for them. */
const LISTS: [name: string, body: () => object][] = [
  ['due today', () => ({ due_by: new Date().toISOString().slice(0, 10) })],
  ['mine', () => ({ assignee: 'mine' })],
  ['unassigned', () => ({ assignee: 'nobody' })],
  ['a part of a phone number', () => ({ query: '0803' })],
];
const COLUMNS =
  'id,name,email,phone,status,source,kind,assignee,follow_up_on,appointment_at,property_slug,created_at,updated_at,known';

/** How long they take, and how large they are, with 300,000 events beside the leads. */
export async function measureWork(site: Site, runs: number): Promise<Row[]> {
  const base = `http://localhost:${site.port}`;
  const headers = { apikey: loadKeys().publishableKey, 'Content-Type': 'application/json' };
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${base}/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const session = JSON.parse(await post('auth/v1/token?grant_type=password', site.admin));

  const rows: Row[] = [];
  for (const [name, body] of LISTS) {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      const found = await post(
        `rest/v1/rpc/search_leads?select=${COLUMNS}`,
        body(),
        session.access_token,
      );
      times.push(performance.now() - start);
      bytes = found.length;
      if (found === '[]') throw new Error(`Nothing is ${name}, so nothing is measured.`);
    }
    rows.push(row('dashboard', `${name}, 50 leads`, median(times), 500, 'ms'));
    rows.push(row('dashboard', `${name}, bytes`, inKilobytes(bytes), 30, 'KB'));
  }
  return rows;
}
