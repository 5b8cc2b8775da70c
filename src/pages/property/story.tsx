import type { Property } from '../../domain/property';
import { propertyFacts } from '../../domain/property-facts';
import { Facts } from '../../ui/facts';
import { ArrowLink } from '../../ui/link';
import { Money } from '../../ui/money';
import { Section } from '../../ui/section';

/** A property's plan, description, features and surroundings. Only the build renders them, as it does the answers. */
export function PropertyStory({ property }: { property: Property }) {
  const { deposit, table, terms } = property.paymentPlan;
  return (
    <>
      <Section id="payment-plan" title="Payment Plan">
        {table ? (
          <PlanTable {...table} />
        ) : (
          <Facts
            className="font-semibold"
            facts={[{ label: 'Initial deposit', value: <Money>{deposit}</Money> }]}
          />
        )}
        <Lines lines={terms} />
        <p className="no-print mt-4">
          <ArrowLink className="action" to={`/calculators/payment-plan?property=${property.slug}`}>
            Work out the payments, with dates
          </ArrowLink>
        </p>
      </Section>
      <Section id="about" title="About">
        <p className="subtitle mb-5 max-w-2xl font-serif">{property.summary}</p>
        {/* The printed sheet has the summary; the description is for reading on screen. */}
        <div className="reading no-print">
          {property.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="specifications" title="Specifications">
        <Facts className="font-semibold" facts={propertyFacts(property.specifications)} />
      </Section>
      <Section id="features" title="Features and Amenities">
        <Lines className="grid gap-x-12 md:grid-cols-2" lines={property.features} />
      </Section>
      <Section id="landmarks" title="Nearby Landmarks">
        <Lines className="grid gap-x-12 md:grid-cols-2" lines={property.landmarks} />
      </Section>
    </>
  );
}

function Lines({ lines, className = '' }: { lines: string[]; className?: string }) {
  return (
    <ul className={`rules ${className}`}>
      {lines.map((line) => (
        <li key={line}>
          <Money>{line}</Money>
        </li>
      ))}
    </ul>
  );
}

/** Payment plans or steps, side by side. */
function PlanTable({ columns, rows }: NonNullable<Property['paymentPlan']['table']>) {
  return (
    <table className="plan-table figures w-full border-y border-line text-left leading-[1.35] md:table-fixed">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <Money>{column}</Money>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <Money>{cell}</Money>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
