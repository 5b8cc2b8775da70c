import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Answers } from '../../../domain/answers';
import { Location } from './location';

const files = import.meta.glob<Answers>('../../../content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(files))(
  'the map of %s is small, named, and loads nothing',
  (_, { places }) => {
    const html = renderToStaticMarkup(
      <Location title="The house" places={places} nearby={['A bay']} />,
    );
    const [svg = ''] = /<svg.*?<\/svg>/.exec(html) ?? [];
    expect(svg.length).toBeGreaterThan(1000);
    expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(15 * 1024);
    expect(svg).toContain('<title id="place-map-title">Map of where The house is</title>');
    expect(html).not.toMatch(/<(img|image|iframe|script)|url\(/);
    const [lon, lat] = places.position;
    expect(html).toContain(`/?mlat=${lat}&amp;mlon=${lon}#map=14/${lat}/${lon}">Open in Maps`);
    for (const { name } of places.landmarks) expect(html).toContain(`<li>${name}: `);
  },
);
