import { company } from '../../content/company';

/** The company in three figures. */
export function Stats() {
  return (
    <section aria-label="Meridian Estates in figures" className="wrap">
      <dl className="ruled grid grid-cols-3 gap-4 py-8 md:py-10">
        {company.stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="note">{label}</dt>
            <dd className="figures font-serif text-4xl leading-none md:text-5xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
