import unitsForSale from '../../content/units.yaml';
import type { Answers } from '../../domain/answers';
import type { Property } from '../../domain/property';
import { availableText, unitsByKind, unitsOf } from '../../domain/unit';
import { britishDate } from '../../lib/english';
import { SitePlan } from './site-plan';
import { OtherType, UnitType } from './unit-type';

type Props = { property: Property; answers: Pick<Answers, 'units' | 'sitePlan'> };

/**
 * What is for sale: each type with its price, size, plan, and its units with their states. Only the build renders it: a
 * visitor's script asks the database for news and writes them into it (`units-news.ts`).
 */
export function UnitsSection({
  property: { slug, story },
  answers: { units: drawn, sitePlan },
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
          <span className="tag bg-quiet">Example units</span>
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
            story={story}
            drawn={drawn.find(({ name }) => kind.startsWith(name))}
          />
        ))}
        {others.map((other) => (
          <OtherType key={other.name} drawn={other} />
        ))}
        {sitePlan && <SitePlan layout={sitePlan} units={units} />}
        <p className="note mt-3">The plan and the price in your contract count.</p>
      </div>
    </section>
  );
}
