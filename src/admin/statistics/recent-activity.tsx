type Props = { lines: { count: string; what: string }[] };

/** What came in lately. */
export function RecentActivity({ lines }: Props) {
  return (
    <section aria-labelledby="statistics-recent">
      <h2 id="statistics-recent" className="statistics-title">
        Recent Activity
      </h2>
      <ul className="recent">
        {lines.map(({ count, what }) => (
          <li key={what}>
            <strong className="recent-count">{count}</strong> {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
