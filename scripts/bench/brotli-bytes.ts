import { brotliCompressSync, constants } from 'node:zlib';

/** A text's size at the strongest Brotli compression. */
export function brotliBytes(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
