import { Maximize2 } from 'lucide';
import unitsForSale from '../../content/units.yaml';
import type { Answers } from '../../domain/answers';
import { type Unit as Drawn, inBoth } from '../../domain/drawings';
import type { Property } from '../../domain/property';
import {
  availableText,
  fromPriceText,
  priceInFull,
  type UnitForSale,
  unitHref,
  unitStateText,
  unitsByKind,
  unitsByPrice,
  unitsOf,
} from '../../domain/unit';
import { britishDate, unbroken } from '../../lib/english';
import { Facts } from '../../ui/facts';
import { Icon } from '../../ui/icon';
import { Money } from '../../ui/money';
import { FloorPlan } from './floor-plan';
import { Furniture, FurnitureShapes, Windows } from './furnished';
import { SitePlan } from './site-plan';

type Props = { property: Property; answers: Pick<Answers, 'units' | 'labels' | 'sitePlan'> };

/**
 * What is for sale: each type with its price, size, plan, and its units with their states. Only the build renders it: a
 * visitor's script asks the database for news and writes them into it (`live-units.tsx`).
 */
export function UnitsSection({
  property: { slug, story },
  answers: { units: drawn, labels, sitePlan },
}: Props) {
  const units = unitsOf(slug, unitsForSale);
  const kinds = unitsByKind(units);
  const others = drawn.filter(({ name }) => !kinds.some(([kind]) => kind.startsWith(name)));
  return (
    <section
      id="units"
      aria-labelledby="units-title"
      className="chapter units no-print"
      data-units={slug}
    >
      <div className="wrap">
        <div className="units-title">
          <h2 id="units-title" className="title">
            Units
          </h2>
          {unitsForSale.isExample && <span className="tag bg-quiet">Example units</span>}
        </div>
        <p className="units-count">
          <strong className="figures" data-count>
            {availableText(units)}
          </strong>{' '}
          <span className="note" data-as-of>
            {`as of ${britishDate(unitsForSale.asOf)}`}
          </span>
        </p>
        <div data-chosen-unit />
        {kinds.map(([kind, own], index) => (
          <UnitType
            key={kind}
            id={`type-${index + 1}`}
            kind={kind}
            units={own}
            hasSitePlan={sitePlan !== undefined}
            {...{ labels, story }}
            drawn={drawn.find(({ name }) => kind.startsWith(name))}
          />
        ))}
        {others.map((other) => (
          <OtherType key={other.name} drawn={other} />
        ))}
        {kinds.length > 0 && drawn.some(({ plan }) => plan) && <FurnitureShapes />}
        {sitePlan && <SitePlan layout={sitePlan} units={units} />}
        <p className="note mt-3">What counts is the plan and the price in your contract.</p>
      </div>
    </section>
  );
}

/** The size in the name of a type, which is said below it in both measures. */
const SIZE = /, [\d,]+ sq ft$/;

type UnitTypeProps = {
  id: string;
  kind: string;
  units: UnitForSale[];
  labels: string | undefined;
  /** Whether its units are plots on the plan of the site. */
  hasSitePlan: boolean;
  drawn: Drawn | undefined;
  story: Property['story'];
};

/** A type of home or plot: what it costs, how large it is, how many are left; opened, its plan and its units. */
function UnitType({ id, kind, units, labels, hasSitePlan, drawn, story }: UnitTypeProps) {
  const [first] = units;
  if (!first) return null;
  const { size, bedrooms } = first;
  const facts = [
    inBoth(size, drawn?.squareFeet),
    bedrooms && `${bedrooms} bed`,
    drawn?.bathrooms && `${drawn.bathrooms} bath`,
  ].filter(Boolean);
  const name = unbroken(kind.replace(SIZE, ''));
  return (
    <div className="relative">
      <details className="unit-type" data-kind={kind} {...(hasSitePlan && { id })}>
        <summary>
          <PlanThumbnail drawn={drawn} />
          <span className="unit-type-words">
            <span className="unit-name block font-semibold">{name}</span>
            <span className="unit-price">
              <Money>{fromPriceText(units)}</Money>
            </span>{' '}
            <span className="note" data-count-of-kind>
              {availableText(units)}
            </span>
            <span className="note block">{unbroken(facts.join(' · '))}</span>
          </span>
        </summary>
        {drawn && <Details id={id} drawn={drawn} story={story} />}
        {labels && <p className="note mb-2">{labels}</p>}
        <Groups units={units} />
      </details>
      {/* Over the thumbnail: in a line that opens a fold there may be no link. Without a script it leads to the plan in its fold. */}
      {(drawn?.plan || hasSitePlan) && (
        <a
          className="plan-link"
          href={hasSitePlan ? '#site-plan' : `#${id}`}
          data-plan={id}
          aria-label={`Plan, large: ${name}`}
        >
          <Icon drawing={Maximize2} size={16} />
        </a>
      )}
    </div>
  );
}

/** A type that is not sold by the unit, such as offices by the square metre. */
function OtherType({ drawn }: { drawn: Drawn }) {
  const { name, note, pricePerSqm } = drawn;
  return (
    <div className="unit-type unit-type-other">
      <PlanThumbnail drawn={drawn} />
      <div className="unit-type-words">
        <span className="block font-semibold">{name}</span>
        {pricePerSqm && (
          <span className="unit-price">
            <Money>{`${priceInFull(pricePerSqm.amount, pricePerSqm.currency)} per sqm`}</Money>
          </span>
        )}
        {note && <span className="note block">{note}</span>}
      </div>
    </div>
  );
}

/** The units of a type, those of one price and aspect together. */
function Groups({ units }: { units: UnitForSale[] }) {
  return unitsByPrice(units).map(([heading, group]) => (
    <div key={heading} className="unit-group">
      <p className="note">{heading}</p>
      <ul>
        {group.map((unit) => (
          <li key={unit.label}>
            <a
              className="unit"
              data-unit={unit.label}
              data-state={unit.state}
              {...(unit.state === 'available'
                ? { href: unitHref(unit.label) }
                : { role: 'link', 'aria-disabled': true })}
            >
              <span className="figures">{unit.label}</span>
              <span className="note" data-state-words>
                {unitStateText(unit)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** What else is known of a type, and its plans. */
function Details({ id, drawn, story }: Pick<UnitTypeProps, 'id' | 'story'> & { drawn: Drawn }) {
  const { dimensions, finish, priceNote, note, plan, rooms, storeys = [], name } = drawn;
  const { facades = [], north } = drawn;
  const shown = rooms ? [{ name, rooms }] : storeys;
  const facts = [
    dimensions && { label: 'Dimensions', value: `${dimensions.width} × ${dimensions.depth} m` },
    finish && { label: 'Finish', value: finish },
    priceNote && { label: 'Payment', value: <Money>{priceNote}</Money> },
  ].filter((fact) => typeof fact === 'object');
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {note && <p className="note mt-1">{note}</p>}
      {plan && (
        <div id={id} className="floor-plans">
          {shown.map((storey, index) => (
            <div key={storey.name}>
              {storeys.length > 0 && <h4 className="mt-4 font-semibold">{storey.name}</h4>}
              <FloorPlan
                id={`${id}-${index + 1}`}
                title={`Floor plan: ${storey.name}`}
                rooms={storey.rooms}
                plan={plan}
                story={story}
                {...(north && { north })}
                furniture={<Furniture rooms={storey.rooms} plan={plan} />}
                over={<Windows facades={facades} rooms={storey.rooms} plan={plan} />}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Sides of the drawing, in metres, beyond which a thumbnail of a plot is not larger. */
const LARGEST_PLOT = 30;

/** A type's plan as small as a stamp: walls alone, or the outline of a plot, to scale among its like. */
function PlanThumbnail({ drawn }: { drawn: Drawn | undefined }) {
  const rooms = drawn?.rooms ?? drawn?.storeys?.[0]?.rooms;
  const { width = 0, depth = 0 } = drawn?.plan ?? drawn?.dimensions ?? {};
  const side = rooms ? Math.max(width, depth) : LARGEST_PLOT;
  if (width === 0) return <span className="unit-thumbnail" />;
  const left = (side - width) / 2;
  const top = (side - depth) / 2;
  return (
    <svg
      className="drawing unit-thumbnail"
      viewBox={`${-left} ${-top} ${side} ${side}`}
      aria-hidden="true"
    >
      {(rooms ?? [{ name: '', x: 0, y: 0, width, depth }]).map((room) => (
        <rect key={room.name} x={room.x} y={room.y} width={room.width} height={room.depth} />
      ))}
    </svg>
  );
}
