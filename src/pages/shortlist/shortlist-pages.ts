import type { PageModule } from '../page-module';
import * as compare from './compare';
import * as shortlist from './shortlist';

// One file for all that shows the data of all properties.

export { RecentlySeen } from '../../features/shortlist/recently-seen';

export const pages: Record<'shortlist' | 'compare', PageModule> = { shortlist, compare };
