/** The public key of the newer release, as after a key was revoked. */
export const NEXT_KEY = 'sb_publishable_of-the-next-release';
