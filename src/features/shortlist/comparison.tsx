import { comparedLabels } from '../../content/compared.generated';
import { hostNow } from '../../device/clock';
import type { ComparedProperty } from '../../domain/compared';
import { propertyPath } from '../../domain/property-facts';
import { useUnitNews } from '../../hooks/use-unit-news';
import { Facts } from '../../ui/facts';
import { Link } from '../../ui/link';
import { Money } from '../../ui/money';
import { Picture } from '../../ui/picture';
import { propertiesBy } from './property-row';
import { withNews } from './with-news';

/** As many columns as fit a phone, in the size of a note. */
const FITTING = 3;

/** Of more columns one is cut by the edge of a phone, so that one sees that there are more. */
const COLUMN_REM = 9;

/** Properties side by side: first what differs, then what is the same for all. */
export function Comparison({ slugs }: { slugs: readonly string[] }) {
  const news = useUnitNews();
  const properties = propertiesBy(slugs).map((one) => withNews(one, news, hostNow()));
  const { differing, same } = compareRows(
    comparedLabels,
    properties.map(({ cells }) => cells),
  );
  const isWide = properties.length > FITTING;
  return (
    <>
      <div
        className={isWide ? 'overflow-x-auto print:overflow-visible' : undefined}
        // Without a touch screen the table is scrolled with the arrow keys.
        {...(isWide && { role: 'region', 'aria-labelledby': 'compared', tabIndex: 0 })}
      >
        <table
          className={`comparison ${isWide ? 'comparison-wide' : ''}`}
          {...(isWide && { style: { minWidth: `${properties.length * COLUMN_REM}rem` } })}
        >
          <caption id="compared" className="sr-only">
            {properties.map(({ title }) => title).join(', ')}: what differs
          </caption>
          <ComparedHead properties={properties} />
          {differing.map(({ label, cells }) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={properties.length}>
                  {label}
                </th>
              </tr>
              <tr>
                {cells.map((lines, index) => (
                  <td key={properties[index]?.slug}>
                    <Lines lines={lines} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      {same.length > 0 && (
        <section aria-labelledby="same" className="mt-12 max-w-3xl">
          <h2 id="same" className="title mb-4">
            The same for all
          </h2>
          <Facts
            facts={same.map(({ label, lines }) => ({ label, value: <Lines lines={lines} /> }))}
          />
        </section>
      )}
    </>
  );
}

function ComparedHead({ properties }: { properties: readonly ComparedProperty[] }) {
  return (
    <thead>
      <tr className="print:hidden">
        {properties.map(({ slug, picture }) => (
          <td key={slug}>
            <Picture
              picture={picture}
              sizes="(min-width: 52rem) 22rem, 33vw"
              className="aspect-[4/3] w-full object-cover"
            />
          </td>
        ))}
      </tr>
      <tr>
        {properties.map((property) => (
          <th key={property.slug} scope="col">
            <Link
              className="underline"
              to={propertyPath(property)}
              data-chosen={property.title}
              data-chosen-property={property.slug}
            >
              {property.title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <Money>{line}</Money>
    </p>
  ));
}

/** A row of a comparison, with a cell for each property; a cell may have several lines. */
type ComparisonRow = { label: string; cells: string[][] };

/** A row that says the same of all properties. */
type SharedRow = { label: string; lines: string[] };

/**
 * The rows of a comparison, those that differ apart from those that are the same for all.
 * @param cellsOf the cells of each property, in the order of the labels
 */
export function compareRows(labels: readonly string[], cellsOf: readonly string[][][]) {
  const differing: ComparisonRow[] = [];
  const same: SharedRow[] = [];
  labels.forEach((label, index) => {
    const cells = cellsOf.map((row) => row[index] ?? []);
    const [first = []] = cells;
    const text = (lines: string[]) => lines.join('\n');
    if (cells.every((cell) => text(cell) === text(first))) same.push({ label, lines: first });
    else differing.push({ label, cells });
  });
  return { differing, same };
}
