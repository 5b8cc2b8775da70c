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
 * The only place for springs, durations and the reduced-motion rule, and the only module that imports framer-motion,
 * loaded by `use-motion.ts`. It includes the features of `m`: loaded separately, they would leave a sheet out of sight
 * until they arrive.
 */
const SPRING = { type: 'spring', visualDuration: 0.22, bounce: 0 } as const;

type PresenceProps = {
  children: ReactNode;
  /** Whether it is a list, whose initial items appear without animation. */
  isList?: boolean;
};

/** Lets its children finish their animation when they are removed. */
function Presence({ children, isList = false }: PresenceProps) {
  // Read on every render, because visitors may change the setting while the page is open.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig transition={SPRING} skipAnimations={isStill}>
        <AnimatePresence initial={!isList}>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

/** Tells its child whether it is still present or animating out. */
function Present({ children }: { children: (isPresent: boolean) => ReactNode }) {
  return children(useIsPresent());
}

type DialogProps = HTMLMotionProps<'dialog'>;

/** A dialog that leaves the way it came. The style sheet's own transition is off, because it would lag behind. */
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

/** Slides in from below on phones, and from slightly lower on wide screens (`--breakpoint-md`). */
function SlidingSheet(dialog: DialogProps) {
  const isWide = matchMedia('(min-width: 52rem)').matches;
  return <MovingDialog {...dialog} away={isWide ? { opacity: 0, y: 24 } : { y: '100%' }} />;
}

const NearingGallery = (dialog: DialogProps) => (
  <MovingDialog {...dialog} away={{ opacity: 0, scale: 0.94 }} />
);

/** A row of a list: when it is removed, those below close the gap. */
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
