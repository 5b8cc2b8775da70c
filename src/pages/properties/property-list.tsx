import { type ReactNode, useRef } from 'react';
import { listingOfTheDay } from '../../content/listing-of-the-day.generated';
import { listings } from '../../content/listings.generated';
import type { Listing } from '../../domain/listing';
import { propertyPath } from '../../domain/property-facts';
import { countFilters, filterProperties } from '../../domain/property-filter';
import { PropertyCard } from '../../features/property-card/property-card';
import {
  FilterBar,
  FilterCount,
  resultWords,
  searchMessage,
} from '../../features/property-filters/filter-bar';
import { useFilters, useSearchWords } from '../../features/property-filters/use-filters';
import { ShortlistLink, SoonHeart } from '../../features/shortlist/shortlist-link';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { useCurrency } from '../../hooks/use-currency';
import { Action, Button } from '../../ui/button';
import { later } from '../../ui/later';
import { Link } from '../../ui/link';
import { RateNote } from '../../ui/priced';

const CurrencyChoice = later(
  async () => (await import('../../features/currency/currency-choice')).CurrencyChoice,
);

type Props = {
  /** The section with the property of the day, which is not part of the list: shown while that property matches. */
  ofTheDay: ReactNode;
  /** What the visitor has looked at before. */
  seen: ReactNode;
  /** What follows: beside that section, so that no rule stands below its band (`base.css`). */
  children: ReactNode;
};

export function PropertyList({ ofTheDay, seen, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const chosen = useCurrency();
  const currency = chosen ?? 'USD';
  const { filters, change, clear } = useFilters(form);
  const find = useSearchWords(filters.search);
  // Until the words are there, the search narrows nothing.
  const applied = find ? filters : { ...filters, search: '' };
  const isFound = find?.(filters.search);
  const fitting = (all: Listing[]) =>
    filterProperties(all, applied, ({ slug }) => isFound?.(slug) ?? true);
  const found = fitting(listings);
  const count = countFilters(filters);
  const isFiltered = count > 0 || applied.search.trim() !== '';
  const fitsOfTheDay = fitting([listingOfTheDay]).length > 0;

  // Somebody who filters by dollars sees dollars, even without having chosen them for all pages.
  const shown = chosen === undefined && filters.price !== 'all' ? currency : undefined;

  return (
    <div data-currency={shown}>
      <div className="wrap pb-12 md:pb-20">
        <FilterBar
          form={form}
          filters={filters}
          onChange={change}
          onClear={clear}
          found={found.length}
          currency={currency}
        />
        <div className="no-print min-h-14 pt-3">
          <CurrencyChoice />
        </div>
        <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-6 pt-4 pb-3">
          <div role="status">
            <h2 className="font-sans font-semibold tracking-normal">
              {applied.search === filters.search
                ? resultWords(found.length, listings.length, isFiltered)
                : find === null
                  ? 'The search could not be loaded yet'
                  : 'Loading the search…'}
            </h2>
          </div>
          {isFiltered && found.length > 0 && (
            <Action onClick={clear}>
              Clear filters
              {/* On phones the filter button shows the count. */}
              <span className="max-md:hidden">
                <FilterCount count={count} />
              </span>
            </Action>
          )}
          <ShortlistLink />
        </div>
        {found.length > 0 ? (
          <ul className="property-grid" data-moving>
            {found.map((property) => (
              <li key={property.slug}>
                <PropertyCard
                  property={property}
                  priority={property === listings[0]}
                  button={<SoonHeart property={property} className="tool heart-on-picture" />}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NothingFits
            ofTheDay={fitsOfTheDay ? listingOfTheDay : null}
            message={searchMessage(filters, currency)}
            onClear={clear}
          />
        )}
        <RateNote className="mt-10 max-w-prose">
          Pictures are artist’s impressions. Contracts are in naira in Nigeria, and in pounds in the
          United Kingdom.
        </RateNote>
      </div>
      {seen}
      {(!isFiltered || fitsOfTheDay) && ofTheDay}
      {children}
    </div>
  );
}

type NothingFitsProps = {
  /** The property of the day, if it matches; it is not part of the list. */
  ofTheDay: Listing | null;
  /** The visitor's search as a chat message. */
  message: string;
  onClear: () => void;
};

/** Shown when no property matches, with ways to continue. */
function NothingFits({ ofTheDay, message, onClear }: NothingFitsProps) {
  return (
    <div className="ruled py-10 md:py-16">
      <h3 className="title">Not on our list today</h3>
      {ofTheDay ? (
        <p className="lead mt-4">
          Our property of the day fits:{' '}
          <Link className="underline underline-offset-4" to={propertyPath(ofTheDay)}>
            {ofTheDay.title}
          </Link>
          , {ofTheDay.location}.
        </p>
      ) : (
        <p className="lead mt-4 text-muted">
          Change a filter, or tell us what you are looking for.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <WhatsAppLink className="button button-whatsapp max-sm:w-full" message={message}>
          WhatsApp
        </WhatsAppLink>
        <Button className="max-sm:w-full" onClick={onClear}>
          Clear filters
        </Button>
      </div>
    </div>
  );
}
