import { Bar } from './bar';
import { countText, type Part, shareText } from './figures';

/** How far the leads have come. */
export function Breakdown({ parts }: { parts: Part[] }) {
  return (
    <section aria-labelledby="statistics-breakdown">
      <h2 id="statistics-breakdown" className="statistics-title">
        Lead Status Breakdown
      </h2>
      <ul className="bars">
        {parts.map(({ name, leads, share }) => (
          <li key={name}>
            <span className="bar-name">{name}</span>
            <span className="figures">
              <strong>{countText(leads)}</strong>{' '}
              <span className="bar-share">{shareText(share)}</span>
            </span>
            <Bar share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}
