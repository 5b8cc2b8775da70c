import { CalendarDays } from 'lucide';
import { type ComponentProps, type ReactNode, startTransition, useId, useState } from 'react';
import { chatMessages } from '../../content/messages';
import { ChatLink } from '../../hooks/chat-link';
import { Icon } from '../../ui/icon';
import { later } from '../../ui/later';
import { Sheet } from '../../ui/sheet';
import { OpeningPanel, type ScheduleRequest } from './loading';

/** The panel with its strip of days, which most visits don't need. */
export const Scheduler = later(async () => (await import('./panel')).Panel, {
  meanwhile: OpeningPanel,
});

type Props = {
  request: ScheduleRequest;
  className?: string;
  /** Positions the sheet on wide screens; centred by default. */
  sheetClassName?: string;
  children: ReactNode;
};

/** A button that opens the scheduler in a sheet. */
export function ScheduleLink({ request, className, sheetClassName = '', children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Opener className={className} aria-haspopup="dialog" onOpen={() => setIsOpen(true)}>
        {children}
      </Opener>
      <Sheet
        title="Schedule a consultation"
        isOpen={isOpen}
        onClose={close}
        className={`sheet-${request.kind} ${sheetClassName}`}
      >
        <Scheduler request={request} onDone={close} autoFocus />
      </Sheet>
    </>
  );
}

type OpenerProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { onOpen: () => void };

/** A button that opens a scheduler. Before the script is here, the loader collects its taps; without one it opens the chat. */
function Opener({ onOpen, ...attributes }: OpenerProps) {
  return (
    <ChatLink
      message={chatMessages.consultation}
      {...attributes}
      onPointerDown={Scheduler.preload}
      onFocus={Scheduler.preload}
      onClick={(event) => {
        event.preventDefault();
        // Safari doesn't focus what is tapped, and a dialog returns the focus to where it was.
        event.currentTarget.focus({ preventScroll: true });
        // A transition, because rendering the sheet takes long enough on a phone for the tap to feel stuck.
        startTransition(onOpen);
      }}
    />
  );
}

type ToggleProps = {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A button that shows and hides the scheduler below it. */
export function ScheduleToggle({ isOpen, onToggle, children }: ToggleProps) {
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
