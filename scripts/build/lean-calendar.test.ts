import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanCalendar, UNUSED } from './lean-calendar.ts';

it('leaves out what the calendar imports for its own formats, all of it', async () => {
  const [whole, lean] = await Promise.all([modulesOf([]), modulesOf([leanCalendar()])]);
  const dates = (modules: string[]) => modules.filter((id) => id.includes('/date-fns/'));
  for (const unused of Object.keys(UNUSED)) {
    expect(
      whole.some((id) => id.includes(`/node_modules/${unused}`)),
      unused,
    ).toBe(true);
    expect(
      dates(lean).some((id) => id.includes(unused)),
      unused,
    ).toBe(false);
  }
  expect(dates(lean).filter((id) => /format|locale/i.test(id))).toEqual([]);
});

/** The modules in the build of a site with a calendar. */
async function modulesOf(plugins: Plugin[]): Promise<string[]> {
  const site: Plugin = {
    name: 'site',
    resolveId: (id) => (id === 'site.js' ? '\0site.js' : undefined),
    load: (id) =>
      id === '\0site.js'
        ? 'import { DayPicker } from "react-day-picker"; console.log(DayPicker);'
        : undefined,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [site, ...plugins],
    build: { write: false, rollupOptions: { input: 'site.js', external: /^react(-dom)?(\/|$)/ } },
  });
  if (!('output' in built)) throw new Error('There is one build, and nobody watches it.');
  return built.output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).flatMap(([id, { code }]) => (code ? [id] : []))
      : [],
  );
}
