import { useTeamCards } from '../../hooks/use-team-cards';
import { ShownCard } from '../../ui/team-card';

/** The colleagues who show themselves to visitors, with how fast they answer. Nothing, if none does or there is no network. */
export function TeamCards() {
  const cards = useTeamCards();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="team-cards" className="mt-6 pb-8">
      <h3 id="team-cards" className="subtitle mb-3">
        Who answers you
      </h3>
      <ul className="grid gap-4">
        {cards.map((card) => (
          <li key={card.name}>
            <ShownCard card={card} />
          </li>
        ))}
      </ul>
      {cards.some(({ answers_in }) => answers_in !== null) && (
        <p className="note mt-4">
          The time is the median of their first answers in the last 90 days, in office hours.
        </p>
      )}
    </section>
  );
}
