declare module 'http_ece' {
  /** Decrypts a message of RFC 8188, for the device of RFC 8291 that holds `privateKey` and `authSecret`. */
  export function decrypt(
    message: Buffer,
    device: { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: string },
  ): Buffer;
}
