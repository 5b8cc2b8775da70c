/** The push services of Chrome, Chromium without Google's keys, Firefox, Safari and Edge. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether a message may be sent to this address. Browsers tell it to us through a public form, so that without this
 * anybody could make the sender call addresses of their choice, those inside its network too.
 * @param more further hosts that the operator trusts
 */
export function isPushEndpoint(endpoint: string, more: string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isKnown = [...KNOWN_HOSTS, ...more].some(
    (host) => hostname === host || hostname.endsWith(`.${host}`),
  );
  return isKnown && protocol === 'https:' && port === '' && username === '' && password === '';
}
