import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** The parts of a hosted account server that second factors need; the embedded one has none of them. */
export type AccountServer = {
  /** Answers a request to `/auth/v1/…` about factors or the account; `undefined` for any other. */
  answer(request: Request): Promise<Response | undefined>;
  /** Whether the session of a request still has to pass a code. */
  isShort(authorization: string | null): boolean;
  /** Returns the code that an app with this key shows. */
  codeOf(secret: string): string;
  /** Adds an app, as the same person's other device would. Returns its key. */
  addElsewhere(userId: string): string;
};

type App = { id: string; user: string; name: string; secret: string; isVerified: boolean };
type Claims = { sub: string; email?: string; aal?: string; exp?: number; [name: string]: unknown };

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const ADDED_AT = '2026-11-22T10:00:00Z';

/** @param secret signs the tokens, so that the database accepts them */
export function createAccountServer(secret: string, now: () => number = Date.now): AccountServer {
  const apps = new Map<string, App>();
  const challenges = new Map<string, string>();
  const appsOf = (user: string) => [...apps.values()].filter((app) => app.user === user);
  const refuse = (status: number, error_code: string, msg: string) =>
    Response.json({ code: status, error_code, msg }, { status });
  const accountOf = ({ sub, email }: Claims) => ({
    id: sub,
    email,
    aud: 'authenticated',
    created_at: ADDED_AT,
    app_metadata: {},
    user_metadata: {},
    factors: appsOf(sub).map(({ id, name, isVerified }) => ({
      id,
      friendly_name: name,
      factor_type: 'totp',
      status: isVerified ? 'verified' : 'unverified',
      created_at: ADDED_AT,
      updated_at: ADDED_AT,
    })),
  });

  function add(user: string, name: string, isVerified: boolean): App {
    const key = [...randomBytes(32)].map((byte) => BASE32[byte % 32]).join('');
    const app = { id: randomUUID(), user, name, secret: key, isVerified };
    apps.set(app.id, app);
    return app;
  }

  function enrol(claims: Claims, body: Record<string, unknown>): Response {
    if (body['factor_type'] !== 'totp') {
      return refuse(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
    }
    const name = String(body['friendly_name'] ?? '');
    const own = appsOf(claims.sub);
    if (own.some((app) => app.isVerified) && claims.aal !== 'aal2') {
      return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if (own.some((app) => app.name === name)) {
      return refuse(422, 'mfa_factor_name_conflict', 'A factor with the friendly name exists');
    }
    const { id, secret: key } = add(claims.sub, name, false);
    const uri = `otpauth://totp/${body['issuer']}:${claims.email}?secret=${key}&issuer=${body['issuer']}`;
    const totp = { qr_code: '<svg/>', secret: key, uri };
    return Response.json({ id, type: 'totp', friendly_name: name, totp });
  }

  function verify(claims: Claims, app: App, body: Record<string, unknown>): Response {
    if (challenges.get(String(body['challenge_id'])) !== app.id) {
      return refuse(
        404,
        'mfa_factor_not_found',
        'MFA factor with the provided challenge not found',
      );
    }
    if (!codesFor(app.secret, now()).includes(String(body['code']))) {
      return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    app.isVerified = true;
    const seconds = Math.floor(now() / 1000);
    const token = sign({ ...claims, aal: 'aal2', iat: seconds, exp: seconds + 900 }, secret);
    return Response.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: 900,
      refresh_token: `after-${randomUUID()}`,
      user: accountOf(claims),
    });
  }

  return {
    async answer(request) {
      const path = new URL(request.url).pathname.replace(/^\/auth\/v1/, '');
      const claims = claimsOf(request.headers.get('authorization'));
      if (path !== '/user' && !path.startsWith('/factors')) return undefined;
      if (!claims) return refuse(401, 'no_authorization', 'This endpoint requires a valid token');
      if (path === '/user') {
        return request.method === 'GET' ? Response.json(accountOf(claims)) : undefined;
      }
      const text = await request.text();
      const body = text === '' ? {} : JSON.parse(text);
      const [, , id, step] = path.split('/');
      if (id === undefined) return enrol(claims, body);
      const app = apps.get(id);
      if (!app || app.user !== claims.sub) {
        return refuse(404, 'mfa_factor_not_found', 'Factor not found');
      }
      if (step === 'verify') return verify(claims, app, body);
      if (step === 'challenge') {
        const challenge = randomUUID();
        challenges.set(challenge, app.id);
        return Response.json({ id: challenge, type: 'totp', expires_at: now() / 1000 + 300 });
      }
      if (app.isVerified && claims.aal !== 'aal2') {
        return refuse(403, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      apps.delete(id);
      return Response.json({ id });
    },
    isShort(authorization) {
      const claims = claimsOf(authorization);
      return (
        claims !== undefined &&
        claims.aal !== 'aal2' &&
        appsOf(claims.sub).some(({ isVerified }) => isVerified)
      );
    },
    codeOf: (key) => codeAt(key, now()),
    addElsewhere: (user) => add(user, 'another device', true).secret,
  };
}

/** Signs a token as the account server does. */
export function sign(claims: Claims, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

function claimsOf(authorization: string | null): Claims | undefined {
  const [, payload] = authorization?.replace('Bearer ', '').split('.') ?? [];
  return payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined;
}

/**
 * Returns the accepted codes: for this half minute and its neighbours, as on the hosted server (a skew of one step).
 */
function codesFor(secret: string, ms: number): string[] {
  return [-STEP_MS, 0, STEP_MS].map((offset) => codeAt(secret, ms + offset));
}

/** Returns a code by RFC 6238, six digits of SHA-1, as every authenticator app computes it. */
function codeAt(secret: string, ms: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(ms / STEP_MS)));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
