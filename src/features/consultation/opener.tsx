import { type ComponentProps, startTransition } from 'react';
import { chatMessages } from '../../content/messages';
import { useChatLink } from '../../hooks/use-chat-link';
import { preloadPanel } from './load-panel';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { onOpen: () => void };

/** Opens a scheduler. Before the script is there, and without it, it is a link that asks in the chat. */
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
        // Safari does not focus what is tapped, and a dialog gives the focus back to what had it.
        event.currentTarget.focus({ preventScroll: true });
        // In a task of its own: opening takes a phone so long that the tap would be felt to stick.
        startTransition(onOpen);
      }}
    />
  );
}
