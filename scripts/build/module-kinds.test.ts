import { describe, expect, it } from 'vitest';
import { isStaffModule } from './module-kinds.ts';

describe.each(['/site', '/usr/src/app', '/home/ada/src/admin/site'])(
  'checked out at %s',
  (root) => {
    it.each([
      ['src/admin/admin-page.tsx', true],
      ['src/offline/changes/changes.ts', true],
      ['src/offline/change-entry.ts', false],
      ['node_modules/@supabase/supabase-js/dist/index.mjs', true],
      ['src/pages/home/index.tsx', false],
      ['../elsewhere/node_modules/@tanstack/query-core/index.js', true],
      ['node_modules/react/index.js', false],
    ])('whether %s is for the staff only: %s', (path, is) => {
      expect(isStaffModule(`${root}/${path}`, root)).toBe(is);
    });
  },
);
