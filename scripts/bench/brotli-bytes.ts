import { brotliCompressSync, constants } from 'node:zlib';

/** What a text costs on the line from a host that compresses as well as it can. */
export function brotliBytes(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
