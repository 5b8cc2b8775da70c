import type { Property } from '../../domain/property';

/** The deposit, the plans side by side where there are several, and the terms. */
export function PaymentPlan({ plan }: { plan: Property['paymentPlan'] }) {
  return (
    <>
      <dl className="ruled grid grid-cols-[2fr_3fr] gap-6 py-4">
        <dt className="text-muted">Initial deposit</dt>
        <dd className="figures font-semibold">{plan.deposit}</dd>
      </dl>
      {plan.table && <PlanTable table={plan.table} />}
      <ul className="rules">
        {plan.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  );
}

function PlanTable({ table }: { table: NonNullable<Property['paymentPlan']['table']> }) {
  return (
    <table className="figures w-full border-t border-line text-left">
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-3 pr-4 font-normal text-muted">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]} className="py-3 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
