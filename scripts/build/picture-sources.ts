import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** The originals, beside the list of those that the site shows. */
export const ORIGINALS = 'media';

const area = z.int().check(z.minimum(0));

const SourceSchema = z.strictObject({
  /** What it is an artist's impression of. */
  shows: z.string(),
  /** For a crop: the original it is cut from, and the area in that original's pixels. */
  crop: z.optional(
    z.strictObject({ of: z.string(), left: area, top: area, width: area, height: area }),
  ),
  /** Shown above the fold, so it is encoded with higher quality. */
  isFirstScreen: z.optional(z.boolean()),
  /** All round, for a tour: in widths of its own. */
  isPanorama: z.optional(z.boolean()),
});

/** Every picture used on a page, by its name. */
const ListSchema = z.record(
  z.string(),
  z.union([
    z.pipe(
      z.string(),
      z.transform((shows) => ({ shows })),
    ),
    SourceSchema,
  ]),
);

/** An original that the site shows. */
export type PictureSource = Omit<z.infer<typeof SourceSchema>, 'shows'> & {
  name: string;
  alt: string;
};

/** Every picture used on a page. Run `npm run images` after a change. */
export const pictureSources: PictureSource[] = Object.entries(
  ListSchema.parse(parse(readFileSync(`${ORIGINALS}/pictures.yaml`, 'utf8'))),
).map(([name, { shows, ...source }]) => ({
  name,
  alt: `Artist’s impression of ${shows}.`,
  ...source,
}));
