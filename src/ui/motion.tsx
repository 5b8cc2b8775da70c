import {
  AnimatePresence,
  domMin,
  type HTMLMotionProps,
  LazyMotion,
  MotionConfig,
  m,
  type TargetAndTransition,
  useIsPresent,
} from 'framer-motion';
import type { ReactNode } from 'react';

/**
 * The one place for springs, durations and the rule of reduced motion, and the only module that imports framer-motion. It
 * is a file of its own, with the features of `m`, which would otherwise leave a sheet out of sight until they come.
 * `use-motion.ts` loads it.
 */
const SPRING = { type: 'spring', visualDuration: 0.22, bounce: 0 } as const;

type PresenceProps = {
  children: ReactNode;
  /** What a list begins with is simply there. */
  isList?: boolean;
};

/** Lets its children finish moving when they are removed. */
function Presence({ children, isList = false }: PresenceProps) {
  // Asked anew each time: visitors may change it while the page is open.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig transition={SPRING} skipAnimations={isStill}>
        <AnimatePresence initial={!isList}>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

/** Tells its child whether it is still wanted, or on its way out. */
function Present({ children }: { children: (isPresent: boolean) => ReactNode }) {
  return children(useIsPresent());
}

type DialogProps = HTMLMotionProps<'dialog'>;

/** A dialog that leaves by the way it came. The style sheet's own transition would drag behind. */
function MovingDialog({ away, ...dialog }: DialogProps & { away: TargetAndTransition }) {
  return (
    <m.dialog
      {...dialog}
      style={{ transition: 'none' }}
      initial={away}
      animate={{ opacity: 1, scale: 1, y: 0 }}
      exit={away}
    />
  );
}

/** From below on phones, from a little lower on wide screens (`--breakpoint-md`). */
function SlidingSheet(dialog: DialogProps) {
  const isWide = matchMedia('(min-width: 52rem)').matches;
  return <MovingDialog {...dialog} away={isWide ? { opacity: 0, y: 24 } : { y: '100%' }} />;
}

const NearingGallery = (dialog: DialogProps) => (
  <MovingDialog {...dialog} away={{ opacity: 0, scale: 0.94 }} />
);

/** A row of a list: when it is removed, those below close up. */
function MovingRow(row: HTMLMotionProps<'li'>) {
  const isPresent = useIsPresent();
  return (
    <m.li
      {...row}
      inert={!isPresent}
      style={{ overflow: isPresent ? 'visible' : 'hidden' }}
      initial={false}
      exit={{ opacity: 0, height: 0, paddingTop: 0, paddingBottom: 0 }}
    />
  );
}

export const motion = {
  Presence,
  Present,
  Row: MovingRow,
  dialogs: { sheet: SlidingSheet, gallery: NearingGallery },
};
