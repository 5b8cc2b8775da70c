import unitsForSale from '../../content/units.yaml';
import type { Answers } from '../../domain/answers';
import { statedPrices } from '../../domain/listing';
import { SYMBOL } from '../../domain/money';
import type { Property } from '../../domain/property';
import { britishDate, grouped } from '../../lib/english';
import { Facts } from '../../ui/facts';
import { ArrowLink, Link } from '../../ui/link';
import { Money } from '../../ui/money';
import { Chapter, FoldedPart } from './chapter';

type Props = { property: Property; answers: Answers; pictures: Property['story'] };

/** How it is paid for, what it costs besides, and what happens then. */
export function MoneyChapter({ property, answers, pictures }: Props) {
  const { slug } = property;
  const { deposit, table, terms } = property.paymentPlan;
  return (
    <Chapter id="payment" title="Payment Plan" pictures={pictures}>
      <div className="mt-5">
        {table ? (
          <PlanTable {...table} />
        ) : (
          <Facts
            className="font-semibold"
            facts={[{ label: 'Initial deposit', value: <Money>{deposit}</Money> }]}
          />
        )}
      </div>
      {/* The page's script shows this once units cost something else. */}
      <p className="note mt-2" data-units={slug} data-stated={statedPrices(property).join(' ')}>
        <a className="underline" href="#units" hidden>
          {`These are the prices of ${britishDate(unitsForSale.asOf)}: unit prices have changed since; see Units`}
        </a>
      </p>
      <p className="no-print my-2">
        <ArrowLink className="action" to={`/calculators/payment-plan?property=${slug}`}>
          Work out the payments, with dates
        </ArrowLink>
      </p>
      <FoldedPart id="terms" title="Terms, and what you own" isPrinted>
        <ul className="features">
          {terms.map((term) => (
            <li key={term}>
              <Money>{term}</Money>
            </li>
          ))}
        </ul>
        <div className="printed-open max-w-prose">
          <h4 className="mt-4 font-semibold">What you own, and when</h4>
          <p>{answers.tenure}</p>
          <p className="mt-2">{answers.handover}</p>
          <h4 className="mt-4 font-semibold">If the handover is late</h4>
          <p className="pb-3">{answers.late}</p>
        </div>
      </FoldedPart>
      <FoldedPart id="costs" title="All the costs">
        <Costs costs={answers.costs} example={answers.yieldExample} />
      </FoldedPart>
    </Chapter>
  );
}

/** Payment plans or steps, side by side. */
function PlanTable({ columns, rows }: NonNullable<Property['paymentPlan']['table']>) {
  return (
    <div className="plan-scroll">
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
    </div>
  );
}

type Example = NonNullable<Answers['yieldExample']>;
type CostsProps = { costs: Answers['costs']; example: Example | undefined };

/** Every cost besides the price. */
function Costs({ costs, example }: CostsProps) {
  return (
    <>
      <p className="mb-5 max-w-prose">
        You pay the price and everything below. We give no total: the state, a lawyer or a bank sets
        most of these, and each can tell you its own figure.
      </p>
      <dl className="rules">
        {costs.map(({ label, note, link }) => (
          <div key={label} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-muted">
              {note} {link && <Link to={link.to}>{link.label}</Link>}
            </dd>
          </div>
        ))}
      </dl>
      {example && <YieldExample {...example} />}
    </>
  );
}

function YieldExample({ title, note, lines, net, totalCost, currency, ...percent }: Example) {
  const money = (amount: number) =>
    `${amount < 0 ? '−' : ''}${SYMBOL[currency]}${grouped(Math.abs(amount))}`;
  return (
    <section className="mt-10" aria-labelledby="net-yield">
      <h4 id="net-yield" className="subtitle">
        {title}
      </h4>
      <p className="note mt-2 mb-4 max-w-prose">{note}</p>
      <table className="figures w-full text-left">
        <tbody>
          {lines.map(({ label, amount, basis }) => (
            <tr key={label} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                {label}
                <span className="note block">{basis}</span>
              </th>
              <td className="py-2 text-right whitespace-nowrap">{money(amount)}</td>
            </tr>
          ))}
          <tr className="border-y border-line font-semibold">
            <th scope="row" className="py-2 pr-4">
              Left over in a year
            </th>
            <td className="py-2 text-right whitespace-nowrap">{money(net)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-3 max-w-prose">
        That is {percent.netPercentOfPrice}% of the price, and {percent.netPercentOfTotalCost}% of{' '}
        {money(totalCost.amount)}, which is what the apartment costs with{' '}
        {totalCost.parts
          .slice(1)
          .map((part) => `${part.label.toLowerCase()} (${money(part.amount)})`)
          .join(' and ')}
        .
      </p>
    </section>
  );
}
