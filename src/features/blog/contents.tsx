import type { Toc } from '@stefanprobst/rehype-extract-toc';

/** From this many headings on, a text has a table of contents. */
const LONG = 6;

/** The headings of a long text, as links below one line, so that the text begins on the first screen; nothing for a short one. */
export function Contents({ toc }: { toc: Toc }) {
  if (toc.length < LONG) return null;
  return (
    <nav aria-label="On this page" className="wrap no-print">
      <details className="folded-part max-w-prose">
        <summary>On this page</summary>
        <ul className="pb-3 md:columns-2 md:gap-12">
          {toc.map(({ id, value }) => (
            <li key={id}>
              <a className="flex min-h-12 items-center underline md:min-h-10" href={`#${id}`}>
                {value}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
