import type { Answers } from '../../domain/answers';
import type { Property } from '../../domain/property';
import { Facts } from '../../ui/facts';
import { ArrowLink } from '../../ui/link';
import { Money } from '../../ui/money';
import { Costs } from './answers/costs';
import { Chapter, FoldedPart } from './chapter';

type Props = { property: Property; answers: Answers; pictures: Property['story'] };

/** How it is paid for, what it costs besides, and what happens then. */
export function MoneyChapter({ property: { slug, paymentPlan }, answers, pictures }: Props) {
  const { deposit, table, terms } = paymentPlan;
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
        <div className="no-print max-w-prose">
          <h4 className="mt-4 font-semibold">What you own, and when</h4>
          <p>{answers.tenure}</p>
          <p className="mt-2">{answers.handover}</p>
          <h4 className="mt-4 font-semibold">If the handover is late</h4>
          <p className="pb-3">{answers.late}</p>
        </div>
      </FoldedPart>
      <div className="no-print">
        <FoldedPart id="costs" title="All the costs">
          <Costs costs={answers.costs} example={answers.yieldExample} />
        </FoldedPart>
      </div>
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
