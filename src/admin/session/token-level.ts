import { maybe, object, text } from '../../lib/shape';

const isPayload = object({ aal: maybe(text) });

/** Whether a session was opened with a second factor, by what its token says. Only for comfort: the database checks it. */
export function hasSecondFactor(accessToken: string): boolean {
  try {
    const [, payload = ''] = accessToken.split('.');
    const read: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isPayload(read) && read.aal === 'aal2';
  } catch {
    return false;
  }
}
