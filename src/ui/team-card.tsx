import { useState } from 'react';
import { cardLines, initialsOf, type TeamCard } from '../domain/team-card';

/** A colleague, as visitors see them. */
export function ShownCard({ card }: { card: TeamCard }) {
  return (
    <div className="flex items-center gap-3">
      <Portrait {...card} />
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

type PortraitProps = Pick<TeamCard, 'name' | 'picture'> & { size?: string };

/** A colleague's picture, or their initials. The name stands beside it. */
export function Portrait({ name, picture, size = 'size-11' }: PortraitProps) {
  const shape = `${size} flex-none rounded-full border border-transparent`;
  const [broken, setBroken] = useState<string>();
  if (picture && picture !== broken) {
    return (
      <img
        src={`data:image/jpeg;base64,${picture}`}
        alt=""
        className={`${shape} object-cover`}
        onError={() => setBroken(picture)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={`${shape} grid place-content-center bg-palm text-small font-semibold text-(--on-action)`}
      translate="no"
    >
      {initialsOf(name)}
    </span>
  );
}
