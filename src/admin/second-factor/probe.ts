/** Whether the account server keeps second factors. */
export type Offer = 'there' | 'missing' | 'unreachable';

/**
 * Asks by a request for a factor of no type, which a server that has them refuses as such: nothing is made by it, and
 * a server that has none does not know the address.
 * @param post sends an empty object to `/factors` in the name of whoever is signed in
 */
export async function probeFactors(post: () => Promise<Response>): Promise<Offer> {
  try {
    return readProbe((await post()).status);
  } catch {
    return 'unreachable';
  }
}

function readProbe(status: number): Offer {
  if (status === 400 || status === 422) return 'there';
  return status === 404 || status === 405 || status === 501 ? 'missing' : 'unreachable';
}
