import { useRef } from 'react';
import { listingOfTheDay } from '../../content/listing-of-the-day.generated';
import { listings } from '../../content/listings.generated';
import { rates } from '../../content/rates';
import { propertyWords } from '../../content/search-words.generated';
import type { Listing } from '../../domain/listing';
import { countFilters, filterProperties, type PropertyFilters } from '../../domain/property-filter';
import { PropertyCard } from '../../features/property-card/property-card';
import { FilterBar, FilterCount } from '../../features/property-filters/filter-bar';
import { resultWords, wishMessage } from '../../features/property-filters/filter-words';
import { useFilters } from '../../features/property-filters/use-filters';
import { britishDate, grouped } from '../../lib/english';
import { NothingFits } from './nothing-fits';

const fitting = (all: Listing[], filters: PropertyFilters) =>
  filterProperties(all, filters, rates, ({ slug }) => propertyWords[slug] ?? '');

export function PropertyList() {
  const form = useRef<HTMLFormElement>(null);
  const { filters, change, clear } = useFilters(form);
  const found = fitting(listings, filters);
  const count = countFilters(filters);
  const isFiltered = count > 0 || filters.search.trim() !== '';
  const fitsOfTheDay = fitting([listingOfTheDay], filters).length > 0;

  return (
    <div className="wrap pb-12 md:pb-20">
      <FilterBar
        form={form}
        filters={filters}
        onChange={change}
        onClear={clear}
        found={found.length}
      />
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 pt-4 pb-3">
        <div role="status">
          <h2 className="font-sans font-semibold tracking-normal">
            {resultWords(found.length, listings.length, isFiltered)}
          </h2>
        </div>
        {isFiltered && found.length > 0 && (
          <button type="button" className="action" onClick={clear}>
            Clear filters
            {/* On phones the filter button shows the count. */}
            <span className="max-md:hidden">
              <FilterCount count={count} />
            </span>
          </button>
        )}
      </div>
      {found.length > 0 ? (
        <ul className="property-grid">
          {found.map((property) => (
            <li key={property.slug}>
              <PropertyCard property={property} priority={property === listings[0]} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFits
          ofTheDay={fitsOfTheDay ? listingOfTheDay : null}
          message={wishMessage(filters)}
          onClear={clear}
        />
      )}
      <p className="note mt-10 max-w-prose">
        Pictures are artist’s impressions. The price filter is in US dollars; naira and sterling are
        converted at indicative rates of {britishDate(rates.asOf)}: $1 is about ₦
        {grouped(rates.perDollar.NGN)} or £{rates.perDollar.GBP.toFixed(2)}.
      </p>
    </div>
  );
}
