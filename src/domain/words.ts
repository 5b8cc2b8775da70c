import * as z from 'zod/mini';

/** A text of the content: never empty, nor only spaces. */
export const words = z.string().check(z.trim(), z.minLength(1));
