import { createRandom } from './random';

/** What a network, a gateway or a hotspot does to one POST. */
export type Fault =
  /** The connection dies before the database sees the request. */
  | { kind: 'drop' }
  /** Neither forwarded nor answered, until the client gives up. */
  | { kind: 'stall' }
  /** Stored, but the answer never comes and the connection stays open. */
  | { kind: 'stall-after-commit' }
  /** Stored, and the connection dies before the answer. */
  | { kind: 'lose-answer' }
  /** Stored; the answer's head arrives and its body is cut. */
  | { kind: 'truncate' }
  /** Stored, and the answer comes late. */
  | { kind: 'late'; afterMs: number }
  /** Not forwarded: a gateway answers, with a body of which a letter comes now and then, for ever. */
  | { kind: 'dribble'; status: number }
  /** Something on the way sends it twice; the answer is the second one's. */
  | { kind: 'twice' }
  /** Not forwarded: a gateway or hotspot answers instead. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string }
  /** Stored, but a gateway hides the answer behind its own. */
  | { kind: 'answer-after-commit'; status: number }
  /** A hotspot sends the client to its log-in page, which exists and answers 200. */
  | { kind: 'redirect' };

/** One POST to the database, as the proxy sees it. */
export type Post = {
  table: string;
  /** The row's primary key, as the device made it. */
  id: string;
  /** How often this id has come by, from 1. */
  attempt: number;
  row: Record<string, unknown>;
};

/** Decides what happens to a POST; `undefined` lets it through. */
export type Planner = (post: Post) => Fault | undefined;

/** As {@link Planner}, for whatever is no POST to a table. */
export type RequestPlanner = (request: { method: string; path: string }) => Fault | undefined;

/** Where a hotspot's log-in page is, and what every hotspot answers in place of the database. */
export const PORTAL_PATH = '/portal-login';
export const PORTAL_PAGE = '<!doctype html><title>Airport WiFi</title><h1>Please log in</h1>';

export const PORTAL: Fault = {
  kind: 'answer',
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: PORTAL_PAGE,
};

const json = { 'Content-Type': 'application/json' };

/** A refusal by a CHECK constraint, as hosted PostgREST words it. */
export function refusedBy(constraint: string, table: string): Fault {
  return {
    kind: 'answer',
    status: 400,
    headers: json,
    body: JSON.stringify({
      code: '23514',
      details: null,
      hint: null,
      message: `new row for relation "${table}" violates check constraint "${constraint}"`,
    }),
  };
}

/** The database only reads, since its disk is full: no mistake of any visitor's. */
export const READ_ONLY: Fault = {
  kind: 'answer',
  status: 405,
  headers: json,
  body: '{"code":"25006","message":"cannot execute INSERT in a read-only transaction"}',
};

/** The faults of the field that pass soon. Stalls are left out: each costs the client's whole timeout. */
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

/** Chooses faults by chance, repeatably, and few enough that a run comes to its end. */
export function chanceFaults(options: {
  seed: number;
  /** Which part of the attempts meets a fault, 0 to 1. */
  share: number;
  /** After so many faults a submission is let through. */
  perId: number;
  /** How many stalls in the whole run. */
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
