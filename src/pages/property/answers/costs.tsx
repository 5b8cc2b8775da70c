import type { Answers } from '../../../domain/answers';
import { SYMBOL } from '../../../domain/money';
import { grouped } from '../../../lib/english';
import { Link } from '../../../ui/link';

type Example = NonNullable<Answers['yieldExample']>;
type Props = { costs: Answers['costs']; example: Example | undefined };

/** Every cost besides the price. */
export function Costs({ costs, example }: Props) {
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
