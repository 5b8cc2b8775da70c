import { company } from '../../content/company';
import type { ComparedProperty } from '../../domain/compared';
import { shortlistPath } from '../../domain/property-choice';
import { propertyPath } from '../../domain/property-facts';

type NamedProperty = Pick<ComparedProperty, 'slug' | 'title' | 'location' | 'price'>;

/** The properties as a chat message to anybody: each with its price and its address, and one for them all. */
export function listMessage(properties: readonly NamedProperty[], origin: string): string {
  const slugs = properties.map(({ slug }) => slug);
  return [
    `${countWords(properties.length)} from ${company.name}`,
    ...properties.map((property) =>
      [
        `${property.title}, ${property.location}`,
        property.price,
        origin + propertyPath(property),
      ].join('\n'),
    ),
    ...(slugs.length > 1 ? [`All on one page: ${origin}${shortlistPath(slugs)}`] : []),
  ].join('\n\n');
}

/** A question to the company about the properties. */
export function askMessage(properties: readonly Pick<NamedProperty, 'title'>[]): string {
  const names = new Intl.ListFormat('en-GB').format(properties.map(({ title }) => title));
  return `Hello, I am interested in ${names}. Please send me prices and payment plans.`;
}

/** "3 properties". */
export function countWords(count: number): string {
  return count === 1 ? '1 property' : `${count} properties`;
}
