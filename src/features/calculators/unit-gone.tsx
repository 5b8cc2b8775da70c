import { type UnitForSale, unitName, unitStateText } from '../../domain/unit';
import { lowered } from '../../lib/english';

/** Says of a unit that it can't be had. */
export function UnitGone({ unit }: { unit: UnitForSale | undefined }) {
  if (!unit || unit.state === 'available') return null;
  return (
    <p className="mb-3 font-semibold text-accent">
      {`${unitName(unit.kind, unit.label)} is ${lowered(unitStateText(unit))}.`}
    </p>
  );
}
