import { describe, expect, it } from 'vitest';
import { availableWidths, pictureUrl } from './picture';

describe('a picture’s files', () => {
  it('are never wider than the original', () => {
    expect(availableWidths(2400, 'avif')).toEqual([360, 640, 1080, 1600]);
    expect(availableWidths(1125, 'avif')).toEqual([360, 640, 1080]);
    expect(availableWidths(300, 'avif')).toEqual([300]);
  });

  it('have addresses made of name, content hash, width and format', () => {
    expect(pictureUrl({ name: 'hero', hash: '138c8b' }, 640, 'avif')).toBe(
      '/media/hero-138c8b-640.avif',
    );
  });
});
