import * as z from 'zod/mini';

// Without this, zod tries `new Function` on its first object, which our Content-Security-Policy reports as a violation.
z.config({ jitless: true });
