import { useInstall } from '../hooks/use-install';
import { later } from '../ui/later';

const Card = later(async () => (await import('../features/install/install-card')).InstallCard);

/** The card that offers the app, fetched once there is something to offer. */
export function InstallOffer() {
  return useInstall().kind === 'none' ? null : <Card />;
}
