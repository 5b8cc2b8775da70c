/** The background and accent colours of the light and dark design. */
const COLOURS = { light: ['#faf7f0', '#12392e'], dark: ['#0b120f', '#8fc4aa'] } as const;

/** Draws the splash screen of an iPhone's app: Safari accepts only an image of the screen's exact size. */
export function addSplashScreens(): void {
  const width = screen.width * devicePixelRatio;
  const height = screen.height * devicePixelRatio;
  for (const scheme of ['light', 'dark'] as const) {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(prefers-color-scheme: ${scheme})`;
    const picture = draw(width, height, COLOURS[scheme]);
    if (!picture) return;
    link.href = picture;
    document.head.append(link);
  }
}

function draw(width: number, height: number, [paper, ink]: readonly [string, string]) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.font = `500 ${Math.round(width / 11)}px Newsreader, Georgia, serif`;
  context.fillText('Meridian Estates', width / 2, height / 2);
  return canvas.toDataURL('image/png');
}
