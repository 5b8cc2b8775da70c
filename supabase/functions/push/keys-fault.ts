import { Buffer } from 'node:buffer';
import { createECDH } from 'node:crypto';
import type { PushKeys } from './deliver.ts';

/** The bytes of an uncompressed point on the curve P-256, as browsers and push services exchange keys (RFC 8291, 8292). */
export const PUBLIC_KEY_BYTES = 65;
const PRIVATE_KEY_BYTES = 32;

/**
 * Returns what is wrong with an operator's settings for signing, as a sentence, or undefined if nothing is. Found only when
 * a message is signed, such a fault would look like one of the device that it is for.
 */
export function keysFault({ publicKey, privateKey, subject }: PushKeys): string | undefined {
  if (bytesOf(publicKey)?.length !== PUBLIC_KEY_BYTES) {
    return 'VITE_PUSH_PUBLIC_KEY is not a public key: `npm run push:keys` makes a pair.';
  }
  if (bytesOf(privateKey)?.length !== PRIVATE_KEY_BYTES) {
    return 'PUSH_PRIVATE_KEY is not a private key: `npm run push:keys` makes a pair.';
  }
  if (publicKeyOf(privateKey) !== publicKey.replace(/=+$/, '')) {
    return 'VITE_PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are not a pair.';
  }
  if (!isSubject(subject)) {
    return `PUSH_SUBJECT must begin with mailto: or https: (it is ${subject}).`;
  }
  return undefined;
}

/** The bytes of a key in base64url; undefined if it has other characters. */
export function bytesOf(key: string): Uint8Array | undefined {
  return /^[\w-]+=*$/.test(key) ? Buffer.from(key, 'base64url') : undefined;
}

function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    // A number beyond the curve's order: no key of anybody's.
    return undefined;
  }
}

/** Push services write to it when something is wrong with our messages (RFC 8292, 2.1). */
function isSubject(subject: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(subject)) return true;
  return URL.canParse(subject) && new URL(subject).protocol === 'https:';
}
