import type { Places } from '../../../domain/drawings';
import {
  type GeoPoint,
  kilometresBetween,
  LETTERS,
  MAP_WIDTH,
  type PlaceMap as MapData,
  placed,
  projectionOf,
  scaleBar,
} from '../../../domain/place-map';
import { FoldedPart } from '../chapter';

type Props = { title: string; places: Places; nearby: string[] };

const MAP = 'place-map';
const LARGE = 'place-map-large';

/** How many landmarks beside the map say how far they are by road; the list has all. */
const BESIDE = 4;

/** A map to scale, which opens large and can be pinched, and how long it takes to get to what is near. */
export function Location({ title, places, nearby }: Props) {
  const { map, position, note, landmarks } = places;
  const { frame, within } = mapOf(map);
  const [lon, lat] = position;
  const { height, project } = projectionOf(frame);
  const { x, y } = project(position);
  return (
    <>
      <div className="map-figure">
        <div className="no-print">
          <PlaceMap id={MAP} title={title} places={places} />
        </div>
        <div>
          <ul className="note figures in-line no-print">
            {landmarks
              .filter(({ label }) => label)
              .slice(0, BESIDE)
              .map(({ name, label, byRoad }, index) => (
                <li key={name}>
                  {`${label?.text} ${byRoad.from}–${byRoad.to} min${index === 0 ? ' by car' : ''}`}
                </li>
              ))}
          </ul>
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
            <h4 className="printed-open mt-3 font-semibold">
              Distance as the crow flies, and minutes by car
            </h4>
            <ul className="printed-open figures">
              {landmarks.map(({ name, at, byRoad, onFoot }) => (
                <li key={name}>
                  {`${name}: ${distanceText(kilometresBetween(position, at))}, ${byRoad.from}–${byRoad.to} min${onFoot ? `, ${onFoot.from}–${onFoot.to} on foot` : ''}`}
                </li>
              ))}
            </ul>
            <p className="printed-open note">
              {`Simplified, to scale; the marker is the district. ${note} Positions on the map are right to within about ${within} m, shores less exact.`}
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
        <div className="map-sheet">
          <svg
            className="place-map"
            viewBox={`0 0 ${MAP_WIDTH} ${height}`}
            fontSize={LETTERS / 2}
            role="img"
            aria-label={`Map of where ${title} is`}
          >
            <use href={`#${MAP}`} />
          </svg>
          {/* What has the focus is scrolled into view: a phone shows a part of the map. */}
          <span
            className="map-here"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: in a popover, it is focused when that is opened
            autoFocus
            style={{ left: `${(100 * x) / MAP_WIDTH}%`, top: `${(100 * y) / height}%` }}
          >
            <span className="sr-only">{`${title} is about here.`}</span>
          </span>
        </div>
      </div>
    </>
  );
}

/** "400 m", "2.3 km", "25 km". */
function distanceText(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)} m`;
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`;
}

const files = import.meta.glob<MapData>('../../../content/maps/*.yaml', {
  eager: true,
  import: 'default',
});

/** @throws if there is no such map, which the build's check of the content has ruled out */
function mapOf(name: string): MapData {
  const map = files[`../../../content/maps/${name}.yaml`];
  if (!map) throw new Error(`There is no map ${name}.`);
  return map;
}

type MapOfProps = { id: string; title: string; places: Places };

/** A district to scale, north up, with what its landmarks are called. */
function PlaceMap({ id, title, places: { map: name, position, side, landmarks } }: MapOfProps) {
  const { frame, water, roads, names } = mapOf(name);
  const { height, perKilometre, project } = projectionOf(frame);
  const path = (line: GeoPoint[]) =>
    `M${line.map((point) => Object.values(project(point)).join(' ')).join('L')}`;
  const linesOf = (kind: MapData['roads'][number]['kind']) =>
    roads.flatMap((road) => (road.kind === kind ? path(road.line) : [])).join('');
  const property = project(position);
  const kilometres = scaleBar(perKilometre);
  const bar = kilometres * perKilometre;
  return (
    <svg
      className="place-map"
      viewBox={`0 0 ${MAP_WIDTH} ${height}`}
      fontSize={LETTERS}
      role="img"
      aria-labelledby={`${id}-title ${id}-about`}
    >
      <title id={`${id}-title`}>{`Map of where ${title} is`}</title>
      <desc id={`${id}-about`}>
        {`Drawn to scale, north up. The list below has the distances of ${landmarks.map((one) => one.name).join(', ')}.`}
      </desc>
      <g id={id} className="map-drawing">
        <rect className="map-land" width={MAP_WIDTH} height={height} />
        <path className="map-water" d={water.map((shore) => `${path(shore)}Z`).join('')} />
        <path className="map-green" d={linesOf('green')} />
        <path className="map-canal" d={linesOf('canal')} />
        <path className="map-rail" d={linesOf('rail')} />
        <path className="map-street" d={linesOf('street')} />
        <path className="map-main" d={linesOf('main')} />
        <path className="map-main map-inside" d={linesOf('main')} />
        {names.map(({ text, at, kind }) => (
          <Name
            key={text}
            className={`map-${kind}-name`}
            {...{ text, side: 'middle' }}
            at={project(at)}
          />
        ))}
        {landmarks.map(
          ({ name: landmark, at, label }) =>
            label && (
              <g key={landmark}>
                {label.side !== 'middle' && (
                  <circle r="3" cx={project(at).x} cy={project(at).y} className="map-dot" />
                )}
                <Name {...label} at={project(at)} />
              </g>
            ),
        )}
        <circle r="6" cx={property.x} cy={property.y} className="map-property" />
        <Name className="map-property-name" text="About here" side={side} at={property} />
        <path className="map-ink" d={`M10 ${height - 14}v4h${Math.round(bar)}v-4`} />
        <text x="10" y={height - 22}>
          {kilometres < 1 ? `${kilometres * 1000} m` : `${kilometres} km`}
        </text>
        <path className="map-ink" d={`M${MAP_WIDTH - 14} 34V10m-4 7l4-7 4 7`} />
        <text x={MAP_WIDTH - 14} y="42" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}

type NameProps = {
  text: string;
  at: { x: number; y: number };
  side: Places['side'];
  className?: string;
};

function Name({ text, at, side, className }: NameProps) {
  const { x, y, anchor } = placed(text, at, side);
  return (
    <text x={x} y={y} textAnchor={anchor} className={className}>
      {text}
    </text>
  );
}
