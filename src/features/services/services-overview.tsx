import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { services } from '../../content/services';
import { Section } from '../../ui/section';

/**
 * What we do, in a line each.
 * @param props.children the way to ask about it
 */
export function ServicesOverview({ children }: { children: ReactNode }) {
  return (
    <Section id="services" title="What we do">
      <dl className="rules">
        {services.map(({ title, brief }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
            <dt className="subtitle font-serif">{title}</dt>
            <dd className="text-muted">{brief}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {children}
        <Link className="action" to="/services">
          All services
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </div>
    </Section>
  );
}
