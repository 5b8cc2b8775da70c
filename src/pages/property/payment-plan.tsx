import type { Property } from '../../domain/property';

/** The payment terms, with a table where plans can be compared. */
export function PaymentPlan({ plan }: { plan: Property['paymentPlan'] }) {
  return (
    <>
      {plan.table ? (
        <PlanTable table={plan.table} />
      ) : (
        <dl className="ruled grid grid-cols-[2fr_3fr] gap-6 py-4">
          <dt className="text-muted">Initial deposit</dt>
          <dd className="figures font-semibold">{plan.deposit}</dd>
        </dl>
      )}
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
    <table className="plan-table figures">
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
