import { loadProperty } from '../../content/property-files';
import type { PageModule } from '../page-module';

/** The page of a property: one template, and what the property's file says. Both are asked for at once. */
export async function loadPropertyPage(slug: string): Promise<PageModule> {
  const [{ propertyPage }, property] = await Promise.all([
    import('./property-page'),
    loadProperty(slug),
  ]);
  return propertyPage(property);
}
