import type { Card } from './figures';

/** The figures on top. */
export function Cards({ cards }: { cards: Card[] }) {
  return (
    <dl className="cards">
      {cards.map(({ title, figure, note }) => (
        <div key={title} className="card">
          <dt className="card-title">{title}</dt>
          <dd className="card-figure">{figure}</dd>
          <dd className="note figures">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
