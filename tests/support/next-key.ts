/** The public key with which the newer release is built, as after a key was revoked. */
export const NEXT_KEY = 'sb_publishable_of-the-next-release';
