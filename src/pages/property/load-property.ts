import { loadProperty } from '../../content/property-files';
import type { PageModule } from '../page-module';

/** A property page: one template and the property's data, loaded in parallel. */
export async function loadPropertyPage(slug: string): Promise<PageModule> {
  const [{ propertyPage }, property] = await Promise.all([
    import('./property-page'),
    loadProperty(slug),
  ]);
  return propertyPage(property);
}
