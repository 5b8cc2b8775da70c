import { brand, brandColours } from '../content/brand';
/** Draws the splash screen of an iPhone's app: Safari accepts only an image of the screen's exact size. */
export function addSplashScreens(): void {
  const width = screen.width * devicePixelRatio;
  const height = screen.height * devicePixelRatio;
  for (const scheme of ['light', 'dark'] as const) {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(prefers-color-scheme: ${scheme})`;
    const picture = draw(width, height, brandColours[scheme]);
    if (!picture) return;
    link.href = picture;
    document.head.append(link);
  }
}

type Scheme = (typeof brandColours)['light' | 'dark'];

function draw(width: number, height: number, { paper, palm }: Scheme) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palm;
  context.textAlign = 'center';
  context.font = `500 ${Math.round(width / 11)}px Newsreader, Georgia, serif`;
  context.fillText(brand.name, width / 2, height / 2);
  return canvas.toDataURL('image/png');
}
