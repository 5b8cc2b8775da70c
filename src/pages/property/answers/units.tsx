import { SYMBOL } from '../../../domain/currency';
import { AVAILABILITY_LABELS, inBoth, type Unit } from '../../../domain/drawings';
import { grouped } from '../../../lib/english';
import { Facts } from '../../../ui/facts';
import { Money } from '../../../ui/money';
import { Part } from '../chapter';
import { FloorPlan } from './floor-plan';

type Amount = NonNullable<Unit['pricePerSqm']>;

const money = ({ amount, currency }: Amount) => `${SYMBOL[currency]}${grouped(amount)}`;

/** Each kind of home or plot: size, rooms, price, availability, and its floor plan. */
export function Units({ units }: { units: Unit[] }) {
  return (
    <Part id="units" title="Sizes and plans">
      {units.map((unit, index) => (
        <details key={unit.name} className="folded-part">
          <summary>
            {unit.name}
            <span className="note block">{factsOf(unit)[0]?.value}</span>
          </summary>
          <Facts facts={factsOf(unit)} />
          {unit.note && <p className="note mt-1">{unit.note}</p>}
          <Plans id={`plan-${index + 1}`} {...unit} />
        </details>
      ))}
      <p className="note mt-3">
        Our own drawings, to scale, sides in metres. The plan in your contract is the one that
        counts.
      </p>
    </Part>
  );
}

function Plans({ id, name, plan, rooms, storeys = [] }: { id: string } & Unit) {
  const drawn = rooms ? [{ name, rooms }] : storeys;
  if (!plan || drawn.length === 0) return null;
  return (
    <>
      {drawn.map((storey, index) => (
        <div key={storey.name}>
          {storeys.length > 0 && <h4 className="mt-4 font-semibold">{storey.name}</h4>}
          <FloorPlan
            id={`${id}-${index + 1}`}
            title={`Floor plan: ${storey.name}`}
            rooms={storey.rooms}
            plan={plan}
          />
        </div>
      ))}
    </>
  );
}

function factsOf(unit: Unit) {
  const { size, dimensions, bedrooms, bathrooms, finish, price, pricePerSqm, priceNote } = unit;
  const prices = [
    price && `${price.isFrom ? 'From ' : ''}${money(price)}`,
    pricePerSqm && `${money(pricePerSqm)} per sqm`,
    priceNote,
  ].filter(Boolean);
  return [
    size && { label: 'Size', value: inBoth(size, unit.squareFeet) },
    dimensions && { label: 'Sides', value: `${dimensions.width} × ${dimensions.depth} m` },
    bedrooms && { label: 'Bedrooms', value: bedrooms },
    bathrooms && { label: 'Bathrooms', value: bathrooms },
    finish && { label: 'Finish', value: finish },
    { label: 'Price', value: <Money>{prices.join('. ') || 'On request'}</Money> },
    { label: 'Availability', value: AVAILABILITY_LABELS[unit.availability] },
  ].filter((fact) => typeof fact === 'object');
}
