import { Box } from 'lucide';
import { tourUrl } from '../content/deployment';
import { Icon } from '../ui/icon';

/** Opens the 3D tour of the property of the day. */
export function TourLink({ className }: { className: string }) {
  return (
    <a className={className} href={tourUrl} target="_blank" rel="noopener">
      <Icon drawing={Box} />
      Explore in 3D
    </a>
  );
}
