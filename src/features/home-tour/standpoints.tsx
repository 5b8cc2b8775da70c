import type { Ref } from 'react';
import type { TourRoom } from '../../domain/home-tour';

type Props = {
  rooms: TourRoom[];
  current: TourRoom;
  onChoose: (id: string) => void;
  ref: Ref<SVGGElement>;
};

/** In metres: as large on a phone as a finger. */
const REACH = 0.95;

/** The standpoints on a floor plan, to be tapped, and what is seen from the current one: `ref` is turned with the view. */
export function Standpoints({ rooms, current, onChoose, ref }: Props) {
  const { x, y } = current.place;
  return (
    <g className="tour-places">
      <g transform={`translate(${x} ${y})`}>
        <g ref={ref} transform={`rotate(${current.facing})`}>
          <path className="tour-cone" d="M0 0-1-1.6A1.9 1.9 0 0 1 1-1.6Z" />
        </g>
      </g>
      {rooms.map(({ id, place }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list of rooms has a button for each
        <g key={id} onClick={() => onChoose(id)}>
          <circle className="tour-reach" cx={place.x} cy={place.y} r={REACH} />
          <circle
            className="tour-place"
            data-here={id === current.id || undefined}
            cx={place.x}
            cy={place.y}
            r={id === current.id ? 0.28 : 0.22}
          />
        </g>
      ))}
    </g>
  );
}
