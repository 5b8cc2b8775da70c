import { useTeamCards } from '../../hooks/use-team-cards';
import { later } from '../../ui/later';

const ShownCard = later(async () => (await import('../../ui/team-card')).ShownCard);

/** Who holds the consultation, if they show themselves to visitors. */
export function HostCard({ name }: { name: string }) {
  const card = useTeamCards().find((one) => one.name === name);
  if (!card) return null;
  return (
    <div className="my-3">
      <ShownCard card={card} />
    </div>
  );
}
