import type { Places } from '../../../domain/drawings';
import { Section } from '../../../ui/section';

/** The drawing's radius in its own units. */
const RADIUS = 100;

type Landmark = Places['landmarks'][number];

/** A sketch of what lies in which direction, and how long it takes to get there. */
export function Location({ places: { position, note, landmarks } }: { places: Places }) {
  const furthest = Math.max(...landmarks.map(distance));
  const { lat, lon } = position;
  return (
    <Section id="location" title="Where it is">
      <svg
        className="drawing max-w-sm"
        viewBox="-112 -112 224 224"
        role="img"
        aria-label="Sketch of the directions in which the places below lie, north up"
      >
        <circle r={RADIUS} className="drawing-ground" />
        <path d="M0-112v12M-4-106l4-6 4 6" />
        <rect x="-4" y="-4" width="8" height="8" className="drawing-wall" />
        {landmarks.map((landmark, index) => {
          const [x, y] = placeOf(landmark, furthest);
          return (
            <g key={landmark.name}>
              <line x2={x} y2={y} />
              <circle cx={x} cy={y} r="8" />
              <text x={x} y={y} fontSize="10">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="figures mt-4">
        {landmarks.map(({ name, byRoad, onFoot }) => (
          <li key={name}>
            {name}: {byRoad.from}–{byRoad.to} minutes by car
            {onFoot && `, ${onFoot.from}–${onFoot.to} on foot`}
          </li>
        ))}
      </ol>
      <p className="note mt-3 max-w-prose">
        {note} Distances in it are not to scale.{' '}
        <a href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}`}>
          Open a map
        </a>{' '}
        of the district, or <a href={`geo:${lat},${lon}`}>in your own app</a>.
      </p>
    </Section>
  );
}

function distance({ dx, dy }: Landmark): number {
  return Math.hypot(dx, dy);
}

/** Near places would fall together on a true scale: the drawing's distances grow with the square root. */
function placeOf(landmark: Landmark, furthest: number): [number, number] {
  const far = distance(landmark) || 0.01;
  const drawn = 22 + (RADIUS - 22) * Math.sqrt(far / furthest);
  return [(landmark.dx / far) * drawn, (-landmark.dy / far) * drawn].map(Math.round) as [
    number,
    number,
  ];
}
