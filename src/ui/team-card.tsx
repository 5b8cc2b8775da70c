import { cardLines, initialsOf, type TeamCard } from '../domain/team-card';

/** A colleague, as visitors see them. */
export function ShownCard({ card }: { card: TeamCard }) {
  return (
    <div className="flex items-center gap-3">
      <Initials name={card.name} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{card.name}</bdi>
        </p>
        {cardLines(card).map((line) => (
          <p key={line} className="note">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-11 flex-none place-content-center rounded-full bg-palm text-small font-semibold text-(--on-action)"
      translate="no"
    >
      {initialsOf(name)}
    </span>
  );
}
