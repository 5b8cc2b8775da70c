import { randomBytes } from 'node:crypto';
import { addToEnvFile, envFile } from './setting.ts';

/** The embedded backend's keys. Only the publishable one may be sent to a browser. */
export type BackendKeys = { publishableKey: string; secretKey: string; jwtSecret: string };

const NAMES = {
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
} as const;

const make = {
  publishableKey: () => `sb_publishable_${randomBytes(24).toString('base64url')}`,
  secretKey: () => `sb_secret_${randomBytes(24).toString('base64url')}`,
  jwtSecret: () => randomBytes(48).toString('base64url'),
};

/**
 * Reads the keys from the environment or the git-ignored `.env`, and generates the missing ones into it. The
 * environment takes precedence over the file, as in Vite.
 */
export function loadKeys(root = process.cwd()): BackendKeys {
  const stored = envFile(root);
  const keys = { publishableKey: '', secretKey: '', jwtSecret: '' };
  const added: Record<string, string> = {};
  for (const key of Object.keys(NAMES) as (keyof BackendKeys)[]) {
    const name = NAMES[key];
    keys[key] = process.env[name] || stored[name] || make[key]();
    if (!process.env[name] && !stored[name]) added[name] = keys[key];
  }
  if (Object.keys(added).length > 0) addToEnvFile(added, root);
  return keys;
}
