import { ArrowRight } from 'lucide';
import { bloomTowers } from '../../content/listings/bloom-towers.generated';
import { citadelViews } from '../../content/listings/citadel-views.generated';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { FeaturedCard } from './featured-card';
import { PropertyOfTheDay } from './property-of-the-day';

/** The featured properties: the property of the day and two others. */
export function Featured() {
  return (
    <section aria-labelledby="featured-title" className="bg-quiet">
      <PropertyOfTheDay />
      <div className="wrap pb-12 md:pb-20">
        <ul className="property-grid">
          {[citadelViews, bloomTowers].map((property) => (
            <li key={property.slug}>
              <FeaturedCard property={property} />
            </li>
          ))}
        </ul>
        <p className="ruled mt-10 pt-4 md:mt-14">
          <Link className="action" to="/properties">
            View All Properties
            <Icon drawing={ArrowRight} />
          </Link>
        </p>
      </div>
    </section>
  );
}
