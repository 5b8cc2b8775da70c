import { Link } from './link';

type Point = {
  title: string;
  text: string;
  /** Where it can be checked. */
  link?: { to: string; label: string };
};

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <dl className="rules">
      {points.map(({ title, text, link }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
          <dt className="subtitle font-serif">{title}</dt>
          <dd className="text-muted">
            <span>{text}</span>{' '}
            {link && (
              <Link className="text-palm underline" to={link.to}>
                {link.label}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
