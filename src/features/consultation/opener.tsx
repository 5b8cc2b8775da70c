import { type ComponentProps, startTransition } from 'react';
import { chatMessages } from '../../content/messages';
import { useChatLink } from '../../hooks/use-chat-link';
import { preloadPanel } from './load-panel';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { onOpen: () => void };

/** A button that opens a scheduler. Before or without scripts it is a link that opens the chat. */
export function Opener({ onOpen, ...attributes }: Props) {
  const chat = useChatLink(chatMessages.consultation);
  return (
    <a
      href={chat.href}
      {...chat.tab}
      {...attributes}
      onPointerDown={preloadPanel}
      onFocus={preloadPanel}
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
