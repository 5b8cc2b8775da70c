import type * as holidaysModule from './build/holidays.ts';
import { readModule } from './build/read-module.ts';

/** `npm run holidays`: prints the body of a migration that gives the database the holidays of `src/content/holidays.yaml`. */
const { closuresSql } = await readModule<typeof holidaysModule>('scripts/build/holidays.ts');
process.stdout.write(closuresSql());
