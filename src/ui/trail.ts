/** The speed of a finger is that of its last moment. */
const MOMENT_MS = 80;

/** Where a finger has been on one axis, in pixels, and how fast it is. */
export function createTrail() {
  const steps: { px: number; at: number }[] = [];
  return {
    add: (px: number, at: number) => void steps.push({ px, at }),
    last: () => steps.at(-1)?.px,
    /** In pixels per millisecond; 0 once the finger rests. */
    speedAt(now: number): number {
      const recent = steps.filter(({ at }) => at > now - MOMENT_MS);
      const [first] = recent;
      const last = recent.at(-1);
      return first && last && last.at > first.at ? (last.px - first.px) / (last.at - first.at) : 0;
    },
  };
}
