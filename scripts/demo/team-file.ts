import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A made-up colleague beside the demo administrator. */
export type DemoAgent = { name: string; languages: string[]; email: string; password: string };

/** Wanted: not made yet, or not entirely. Removed: never to be made again. */
export type DemoTeam = { state: 'wanted' | 'made' | 'removed'; agents: DemoAgent[] };

/** As on the page that says who works here. */
export const DEMO_ADMIN_NAME = 'Adaeze Okonkwo';
const AGENTS = [
  {
    name: 'Halima Sani',
    languages: ['English', 'Hausa', 'Yoruba'],
    email: 'halima@meridian.example',
  },
  { name: 'Daniel Mensah', languages: ['English', 'Twi'], email: 'daniel@meridian.example' },
];

const fileIn = (directory: string) => join(directory, 'demo-team.json');

/** The demonstration team of a data directory; undefined if it never had one. */
export function demoTeam(directory: string): DemoTeam | undefined {
  const file = fileIn(directory);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function setDemoTeam(directory: string, team: DemoTeam): void {
  writeFileSync(fileIn(directory), JSON.stringify(team), { mode: 0o600 });
}

/** Wants a team in a data directory that has no database yet. Whatever anybody has begun to use is left as it is. */
export function wantDemoTeam(directory: string): void {
  if (existsSync(join(directory, 'database')) || demoTeam(directory)) return;
  const password = () => randomBytes(12).toString('base64url');
  const agents = AGENTS.map((agent) => ({ ...agent, password: password() }));
  setDemoTeam(directory, { state: 'wanted', agents });
}

/** For whoever starts the server. */
export function teamWords(agents: DemoAgent[]): string {
  const signIns = agents.map(({ email, password }) => `${email} / ${password}`).join(' and ');
  return `Two agents, ${signIns}, work alongside the administrator on a made-up week of enquiries; “npm run demo:remove” removes both.`;
}
