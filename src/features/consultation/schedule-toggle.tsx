import { CalendarDays } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon';
import { Opener } from './schedule-link';

type Props = {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A button that shows and hides the scheduler below it. */
export function ScheduleToggle({ isOpen, onToggle, children }: Props) {
  const id = useId();
  return (
    <>
      <Opener
        className="button button-primary w-full"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onOpen={onToggle}
      >
        <Icon drawing={CalendarDays} />
        Schedule Consultation
      </Opener>
      {isOpen && (
        <div ref={scrollTo} id={id} className="scroll-mt-4 pt-5 pb-2" data-unsaved="">
          {children}
        </div>
      )}
    </>
  );
}

const scrollTo = (panel: HTMLElement | null) => panel?.scrollIntoView();
