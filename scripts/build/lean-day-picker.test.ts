import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanDayPicker } from './lean-day-picker.ts';

it('leaves out the formats and words of date-fns, a quarter of the calendar', async () => {
  const [whole, lean] = await Promise.all([calendarOf([]), calendarOf([leanDayPicker()])]);
  expect(whole).toContain('MMMM');
  expect(lean).not.toContain('MMMM');
  expect(lean.length).toBeLessThan((whole.length * 4) / 5);
});

/** The script of a site that uses only the calendar. */
async function calendarOf(plugins: Plugin[]): Promise<string> {
  const site: Plugin = {
    name: 'site',
    resolveId: (id) => (id === 'site.js' ? '\0site.js' : undefined),
    load: (id) =>
      id === '\0site.js'
        ? "import { DayPicker } from 'react-day-picker'; console.log(DayPicker);"
        : undefined,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [site, ...plugins],
    build: { write: false, rollupOptions: { input: 'site.js', external: /^react(-dom)?$/ } },
  });
  if (!('output' in built)) throw new Error('There is one build, and nobody watches it.');
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}
