import * as z from 'zod/mini';

// Otherwise zod tries `new Function` with its first object, which our Content-Security-Policy reports as a violation.
z.config({ jitless: true });
