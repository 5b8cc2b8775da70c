import type { Places } from '../../../domain/drawings';
import { Part } from '../chapter';
import { drawnPlaces, NUMBER, RADIUS } from './drawn-places';

type Props = { places: Places; nearby: string[] };

/** A sketch of what lies in which direction, and how long it takes to get there. */
export function Location({ places: { position, note, landmarks }, nearby }: Props) {
  const drawn = drawnPlaces(landmarks);
  const { lat, lon } = position;
  return (
    <>
      <svg
        className="drawing no-print mx-auto mt-3 max-w-68"
        viewBox="-112 -112 224 224"
        role="img"
        aria-label="Sketch of the directions in which the places below lie, north up"
      >
        <circle r={RADIUS} className="drawing-ground" />
        <path d="M0-112v12M-4-106l4-6 4 6" />
        <rect x="-4" y="-4" width="8" height="8" className="drawing-wall" />
        {/* All lines first, so that none crosses a number. */}
        {drawn.map(({ name, x, y }) => (
          <line key={name} x2={x} y2={y} />
        ))}
        {drawn.map(({ name, x, y }, index) => (
          <g key={name}>
            <circle cx={x} cy={y} r={NUMBER} />
            <text x={x} y={y} fontSize="10">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <Part id="landmarks" title="Nearby Landmarks">
        <ul className="in-line">
          {nearby.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Part>
      <h4 className="no-print note mt-3">Minutes by car</h4>
      <ol className="no-print figures note">
        {landmarks.map(({ name, byRoad, onFoot }) => (
          <li key={name}>
            {`${name}: ${byRoad.from}–${byRoad.to}${onFoot ? `, ${onFoot.from}–${onFoot.to} on foot` : ''}`}
          </li>
        ))}
      </ol>
      <p className="no-print note mt-3 max-w-prose">
        {note} Directions and the order of distances are right; the lengths are not to scale.{' '}
        <a href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}`}>
          Open a map
        </a>{' '}
        of the district, or <a href={`geo:${lat},${lon}`}>in your own app</a>.
      </p>
    </>
  );
}
