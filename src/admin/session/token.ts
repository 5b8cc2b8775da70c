import { maybe, object, type ShapeOf, text } from '../../lib/shape';

const isPayload = object({ aal: maybe(text), sub: maybe(text) });

/** Whether a session was opened with a second factor, by what its token says. Only for comfort: the database checks it. */
export function hasSecondFactor(accessToken: string): boolean {
  return read(accessToken)?.aal === 'aal2';
}

/** Whose token a request carries, by its own word. */
export function ownerOf(authorization: string | null): string | undefined {
  return read(authorization ?? '')?.sub;
}

function read(accessToken: string): ShapeOf<typeof isPayload> | undefined {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isPayload(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}
