import type { Ref } from 'react';
import type { TourRoom } from '../../domain/home-tour';

type Props = { rooms: TourRoom[]; current: TourRoom; ref: Ref<SVGGElement> };

/** The standpoints on a floor plan, and what is seen from the current one: `ref` is turned with the view. */
export function Standpoints({ rooms, current, ref }: Props) {
  const { x, y } = current.place;
  return (
    <g className="tour-places">
      <g transform={`translate(${x} ${y})`}>
        <g ref={ref} transform={`rotate(${current.facing})`}>
          <path className="tour-cone" d="M0 0-1-1.6A1.9 1.9 0 0 1 1-1.6Z" />
        </g>
      </g>
      {rooms.map(({ id, place }) => (
        <circle
          key={id}
          className="tour-place"
          data-here={id === current.id || undefined}
          cx={place.x}
          cy={place.y}
          r={id === current.id ? 0.26 : 0.17}
        />
      ))}
    </g>
  );
}
