import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { CITY, nearerOffice, type Office } from '../../domain/office';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { telLink } from '../../lib/phone-link';
import { deviceZone } from '../../lib/time-words';
import { Icon } from '../../ui/icon';

type Props = {
  /** The office to call while the visitor's time zone is not known. */
  office: Office;
  className?: string;
  /** The label; the city and its number if there is none. */
  children?: ReactNode;
};

/** Calls the nearer office. */
export function CallLink({ office, className, children }: Props) {
  const near = useNearerOffice(office);
  const number = phoneOf(near);
  return (
    <a className={className} href={telLink(number)}>
      <Icon drawing={Phone} />
      {children ?? <span className="figures">{`Call ${CITY[near]} ${number}`}</span>}
    </a>
  );
}

/** The page is built without a visitor, so it names the property's own office until then. */
export function useNearerOffice(office: Office): Office {
  return useIsHydrated() ? nearerOffice(deviceZone()) : office;
}

/** An office's number, as it is read. */
export function phoneOf(office: Office): string {
  return company.offices.find(({ city }) => city === CITY[office])?.phone ?? '';
}
