import { useStore } from 'zustand';
import { installState } from '../device/install';
import { later } from '../ui/later';

const Card = later(async () => (await import('../features/install/install-card')).InstallCard);

/** The card that offers to install the app. Its code is fetched only once there is an offer to make. */
export function InstallOffer() {
  return useStore(installState).kind === 'none' ? null : <Card />;
}
