import { describe, expect, it } from 'vitest';
import { hasSideEffects, isStaffModule } from './module-kinds.ts';

describe.each(['/site', '/usr/src/app', '/home/ada/src/admin/site'])(
  'checked out at %s',
  (root) => {
    it.each([
      ['src/sw/index.ts', true],
      ['src/lib/zod-settings.ts', true],
      ['node_modules/workbox-routing/index.mjs', true],
      ['src/offline/outbox.ts', false],
      ['src/lib/e164.ts', false],
    ])('whether importing %s does work: %s', (path, does) => {
      expect(hasSideEffects(`${root}/${path}`, root)).toBe(does);
    });

    it.each([
      ['src/admin/admin-page.tsx', true],
      ['node_modules/@supabase/supabase-js/dist/index.mjs', true],
      ['src/pages/home/index.tsx', false],
      ['../elsewhere/node_modules/@tanstack/query-core/index.js', true],
      ['node_modules/react/index.js', false],
    ])('whether %s is for the staff only: %s', (path, is) => {
      expect(isStaffModule(`${root}/${path}`, root)).toBe(is);
    });
  },
);
