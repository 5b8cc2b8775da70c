import { createRandom } from './random';

/** What a network, gateway or captive portal does to one POST. */
export type Fault =
  /** The connection dies before the database sees the request. */
  | { kind: 'drop' }
  /** Neither forwarded nor answered, until the client gives up. */
  | { kind: 'stall' }
  /** Stored, but the response never comes and the connection stays open. */
  | { kind: 'stall-after-commit' }
  /** Stored, and the connection dies before the response. */
  | { kind: 'lose-answer' }
  /** Stored; the response's headers arrive, and its body is truncated. */
  | { kind: 'truncate' }
  /** Stored, and the response is late. */
  | { kind: 'late'; afterMs: number }
  /** Not forwarded: a gateway responds with a body that trickles in forever. */
  | { kind: 'dribble'; status: number }
  /** A proxy sends it twice; the response is the second one's. */
  | { kind: 'twice' }
  /** Not forwarded: a gateway or captive portal responds instead. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string }
  /** Stored, but a gateway replaces the response. */
  | { kind: 'answer-after-commit'; status: number }
  /** A captive portal redirects to its log-in page, which returns 200. */
  | { kind: 'redirect' };

/** One POST to the database, as the proxy sees it. */
export type Post = {
  table: string;
  /** The row's primary key, made by the device. */
  id: string;
  /** How many POSTs with this id there have been, including this one. */
  attempt: number;
  row: Record<string, unknown>;
};

/** Decides what happens to a POST; undefined lets it through. */
export type Planner = (post: Post) => Fault | undefined;

/** As {@link Planner}, for requests that are not a POST to a table. */
export type RequestPlanner = (request: { method: string; path: string }) => Fault | undefined;

/** The path of a captive portal's log-in page, and how portals answer in place of the database. */
export const PORTAL_PATH = '/portal-login';
export const PORTAL_PAGE = '<!doctype html><title>Airport WiFi</title><h1>Please log in</h1>';

export const PORTAL: Fault = {
  kind: 'answer',
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: PORTAL_PAGE,
};

const json = { 'Content-Type': 'application/json' };

/** What the database says of an entry. */
export function says(outcome: string, { id }: Pick<Post, 'id'>, more: object = {}): Fault {
  const epoch = '00000000-0000-4000-8000-000000000000';
  const body = JSON.stringify({ outcome, id, epoch, ...more });
  return { kind: 'answer', status: 200, headers: json, body };
}

/** A rule of a column that refuses the entry. */
export function refusedBy(rule: string, post: Pick<Post, 'id' | 'table'>): Fault {
  const column = rule.slice(post.table.length + 1).replace(/_[a-z]+$/, '');
  return says('refused', post, { why: 'rule', rule, column });
}

/** The database is read-only because its disk is full, which is not a visitor's mistake. */
export const READ_ONLY: Fault = {
  kind: 'answer',
  status: 405,
  headers: json,
  body: '{"code":"25006","message":"cannot execute INSERT in a read-only transaction"}',
};

/** Temporary faults. Stalls are left out, because each costs the client's whole timeout. */
export const FIELD_FAULTS: readonly [Fault, ...Fault[]] = [
  { kind: 'drop' },
  { kind: 'lose-answer' },
  { kind: 'truncate' },
  { kind: 'twice' },
  { kind: 'redirect' },
  PORTAL,
  {
    kind: 'answer',
    status: 500,
    headers: json,
    body: '{"code":"57014","message":"canceling statement due to statement timeout"}',
  },
  { kind: 'answer', status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' },
  { kind: 'answer-after-commit', status: 504 },
  { kind: 'answer', status: 503 },
  { kind: 'answer', status: 503, headers: { 'Retry-After': '1' } },
  { kind: 'answer', status: 429 },
  { kind: 'answer', status: 429, headers: { 'Retry-After': '1' } },
];

/** Chooses faults at random but reproducibly, and few enough that a run terminates. */
export function chanceFaults(options: {
  seed: number;
  /** The share of attempts that meets a fault, 0 to 1. */
  share: number;
  /** After this many faults, a submission is let through. */
  perId: number;
  /** The number of stalls in the whole run. */
  stalls: number;
}): Planner {
  const random = createRandom(options.seed);
  const met = new Map<string, number>();
  let stalls = options.stalls;
  return ({ id }) => {
    const before = met.get(id) ?? 0;
    if (before >= options.perId || random.next() >= options.share) return undefined;
    met.set(id, before + 1);
    if (stalls > 0 && random.next() < 0.1) {
      stalls -= 1;
      return { kind: random.pick(['stall', 'stall-after-commit']) };
    }
    return random.pick(FIELD_FAULTS);
  };
}
