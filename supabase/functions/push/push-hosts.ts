/** The push services of Chrome, Chromium without Google's keys, Firefox, Safari and Edge. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Reads the operator's list of further push services: names, separated by commas or spaces. */
export function hostsIn(list: string | undefined): string[] {
  return list?.split(/[\s,]+/).filter(Boolean) ?? [];
}

/**
 * Whether a message may be sent to this address. It comes from browsers through a public form: without this check,
 * anybody could make the sender call addresses of their choice, even inside its own network.
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
