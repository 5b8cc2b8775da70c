import { company } from '../../content/company';
import type { ComparedProperty } from '../../domain/compared';
import { shortlistPath } from '../../domain/property-choice';
import { propertyPath } from '../../domain/property-facts';

type NamedProperty = Pick<ComparedProperty, 'slug' | 'title' | 'location' | 'told'>;

/**
 * The properties as a chat message to anybody. A chat shows the card of the first address: that of the whole list, where
 * there is one.
 */
export function listMessage(properties: readonly NamedProperty[], origin: string): string {
  const slugs = properties.map(({ slug }) => slug);
  return [
    `${countWords(properties.length)} from ${company.name}`,
    ...(slugs.length > 1 ? [`All on one page: ${origin}${shortlistPath(slugs)}`] : []),
    ...properties.map((property) =>
      [
        `${property.title}, ${property.location}`,
        ...property.told,
        origin + propertyPath(property),
      ].join('\n'),
    ),
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
