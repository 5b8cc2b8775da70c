import { Box } from 'lucide';
import { tourUrl } from '../content/tour-url';
import { Icon } from '../ui/icon';

type Props = { href?: string; className: string };

/** Opens a property's 3D tour, by default that of the property of the day. */
export function TourLink({ href = tourUrl, className }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      <Icon drawing={Box} />
      Explore in 3D
    </a>
  );
}
