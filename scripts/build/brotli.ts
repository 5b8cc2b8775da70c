import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cached, inBuildCache } from './cache.ts';
import { IS_DRAFT } from './draft.ts';

/** Part of every name; change it together with the settings below. */
const RECIPE = IS_DRAFT ? 'draft' : '1';

/**
 * Compresses a text as a host sends it. Half of what a build takes of the processor, so results are kept, and the builds
 * of tests make little effort.
 */
export function brotli(content: Buffer): Promise<Buffer> {
  const hash = createHash('sha256').update(RECIPE).update(content).digest('hex');
  return cached(inBuildCache('brotli', hash.slice(0, 32)), () =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: IS_DRAFT ? 4 : constants.BROTLI_MAX_QUALITY,
      },
    }),
  );
}
