import { ensureRelease, NEXT_RELEASE, THIS_RELEASE } from './testing/releases.ts';

// Builds the release that browser tests use, or with `next` the one after it, unless that was built from the same files.
await ensureRelease(process.argv[2] === 'next' ? NEXT_RELEASE : THIS_RELEASE);
