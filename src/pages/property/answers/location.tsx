import type { Places } from '../../../domain/drawings';
import { kilometresBetween, LETTERS, MAP_WIDTH, projectionOf } from '../../../domain/place-map';
import { FoldedPart } from '../chapter';
import { mapOf, PlaceMap } from './place-map';

type Props = { title: string; places: Places; nearby: string[] };

const MAP = 'place-map';
const LARGE = 'place-map-large';

/** A map to scale, which opens large and can be pinched, and how long it takes to get to what is near. */
export function Location({ title, places, nearby }: Props) {
  const { map, position, note, landmarks } = places;
  const { frame, within } = mapOf(map);
  const [lon, lat] = position;
  return (
    <>
      <div className="map-figure">
        <div className="no-print">
          <PlaceMap id={MAP} title={title} places={places} />
        </div>
        <div>
          <p className="note no-print">Simplified, to scale. The marker is the district.</p>
          <p className="no-print mb-2 flex flex-wrap gap-x-6">
            <button type="button" className="action map-open" popoverTarget={LARGE}>
              Open the map large
            </button>
            <a
              className="action"
              href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}`}
            >
              Open in Maps
            </a>
          </p>
          <FoldedPart id="landmarks" title="Nearby Landmarks" isPrinted>
            <ul className="in-line">
              {nearby.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <h4 className="no-print mt-3 font-semibold">
              Distance as the crow flies, and minutes by car
            </h4>
            <ul className="no-print figures">
              {landmarks.map(({ name, at, byRoad, onFoot }) => (
                <li key={name}>
                  {`${name}: ${distanceText(kilometresBetween(position, at))}, ${byRoad.from}–${byRoad.to} min${onFoot ? `, ${onFoot.from}–${onFoot.to} on foot` : ''}`}
                </li>
              ))}
            </ul>
            <p className="note no-print">
              {`${note} Positions on the map are right to within about ${within} m, shores less exact.`}
            </p>
          </FoldedPart>
        </div>
      </div>
      {/* A popover needs no script; its map is the same drawing once more, with letters of their usual size. */}
      <div id={LARGE} popover="auto" className="map-large no-print">
        <button
          type="button"
          className="button button-line"
          popoverTarget={LARGE}
          popoverTargetAction="hide"
        >
          Close
        </button>
        <svg
          className="place-map"
          viewBox={`0 0 ${MAP_WIDTH} ${projectionOf(frame).height}`}
          fontSize={LETTERS / 2}
          role="img"
          aria-label={`Map of where ${title} is`}
        >
          <use href={`#${MAP}`} />
        </svg>
      </div>
    </>
  );
}

/** "400 m", "2.3 km", "25 km". */
function distanceText(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)} m`;
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`;
}
