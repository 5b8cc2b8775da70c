import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { services } from '../../content/services';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';

/**
 * The services in one line each.
 * @param props.children a link or button to ask about them
 */
export function ServicesOverview({ children }: { children: ReactNode }) {
  return (
    <Section id="services" title="What we do">
      <Points points={services.map(({ title, brief }) => ({ title, text: brief }))} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {children}
        <Link className="action" to="/services">
          All services
          <Icon drawing={ArrowRight} />
        </Link>
      </div>
    </Section>
  );
}
