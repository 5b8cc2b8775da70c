import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { branded } from '../build/brand.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A message of the account server, with variables such as `{{ .Email }}`. */
export type Template = { subject: string; html: string };

/** The templates that `supabase/config.toml` names, by the account server's names for them. */
export function readTemplates(root = ROOT): Map<string, Template> {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  const tables = config.matchAll(
    /^\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"$/gm,
  );
  return new Map(
    [...tables].map(([, name = '', subject = '', path = '']) => [
      name,
      { subject: branded(subject), html: branded(readFileSync(join(root, path), 'utf8')) },
    ]),
  );
}

/**
 * Fills in a template's variables, and escapes them as the account server does (Go's `html/template`): in an address after
 * its beginning as a part of it, elsewhere as text.
 */
export function fillIn(html: string, values: Record<string, string>): string {
  const fill = (part: string, encode: (value: string) => string) =>
    part.replace(/\{\{ \.(\w+) \}\}/g, (_, name: string) => encode(values[name] ?? ''));
  return html
    .split(/(?<=href="\{\{ \.SiteURL \}\})(.*?)(?=")/)
    .map((part, n) => fill(part, n % 2 === 1 ? encodeURIComponent : asText))
    .join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asText = (value: string) => value.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');
const fromText = (text: string) =>
  Object.entries(ENTITIES).reduceRight(
    (all, [letter, entity]) => all.replaceAll(entity, letter),
    text,
  );

/** A message without its mark-up, each link on a line of its own. */
export function textOf(html: string): string {
  const text = html
    .replace(/<a href="(.*?)">(.*?)<\/a>/g, '$2:\n$1')
    .replace(/<\/p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/^ +/gm, '');
  return fromText(text).trim();
}
