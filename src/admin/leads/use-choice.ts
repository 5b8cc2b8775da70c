import { useState } from 'react';

/** Which rows are chosen, while some are being chosen. */
export type Choice = ReturnType<typeof useChoice>;

/** Choosing several rows. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  return {
    chosen,
    begin: (id?: string) => setChosen(new Set(id === undefined ? [] : [id])),
    end: () => setChosen(undefined),
    toggle(id: string): void {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    all: (ids: string[]) => setChosen(new Set(ids)),
  };
}
