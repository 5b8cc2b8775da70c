import type { ReactNode } from 'react';
import { Link } from '../../ui/link';

type PartProps = { id: string; title: string; children: ReactNode };

/** A part of the Statistics tab, with its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`statistics-${id}`}>
      <h2 id={`statistics-${id}`} className="border-t border-line pt-3 text-subtitle leading-[1.3]">
        {title}
      </h2>
      {children}
    </section>
  );
}

type FiguresProps = Omit<PartProps, 'children'> & {
  /** The column headings, for screen readers. */
  heads: [name: string, figure: string, note: string];
  lines: { name: string; figure: string; note: string; share?: number; to?: string }[];
  /** Shown when there are no lines. */
  empty: string;
  children?: ReactNode;
};

/** A part with a table: each line has a name, its figure, a note, and a bar if the figure is a share. */
export function FiguresPart({ id, title, heads, lines, empty, children }: FiguresProps) {
  const cell = 'py-2.5 text-end align-top whitespace-nowrap';
  return (
    <Part id={id} title={title}>
      {lines.length === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        <table className="figures mt-2 w-full leading-[1.3]" aria-labelledby={`statistics-${id}`}>
          <thead className="sr-only">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, figure, note, share, to }) => (
              <tr key={name}>
                <th
                  scope="row"
                  className="w-full py-2.5 text-start align-top font-normal wrap-anywhere"
                >
                  {to === undefined ? (
                    name
                  ) : (
                    <Link to={to} className="quiet-link">
                      {name}
                    </Link>
                  )}
                  {share !== undefined && (
                    <span className="mt-1.5 block">
                      <Bar share={share} />
                    </span>
                  )}
                </th>
                <td className={`${cell} ps-3.5`}>
                  <strong>{figure}</strong>
                </td>
                <td className={`${cell} min-w-13 ps-3.5 text-muted`}>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </Part>
  );
}

/** A bar for a share; the text beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span className="col-span-full block h-2 bg-quiet" aria-hidden="true">
      <span
        className="block h-full bg-palm [transition:inline-size_var(--brief)]"
        style={{ inlineSize: `${share * 100}%` }}
      />
    </span>
  );
}
