import { useMemo } from 'react';
import { encode } from 'uqr';

/** What a phone's camera reads, dark on light in both colour schemes: some apps read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 });
    const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? cell(x, y) : '')));
    return { size, path: cells.join('') };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

const cell = (x: number, y: number) => `M${x} ${y}h1v1h-1z`;
