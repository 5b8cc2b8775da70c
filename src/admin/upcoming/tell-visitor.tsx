import { MessageCircle } from 'lucide';
import { useEffect, useRef } from 'react';
import { useConnectivity } from '../../hooks/use-connectivity';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import { chatWith, numberOf } from '../people/reach';
import type { Planned } from './plan';

type Props = { planned: Planned; title: string; message: string };

/** What was changed, and the message that tells the visitor, ready to be sent. */
export function TellVisitor({ planned, title, message }: Props) {
  const isOffline = useConnectivity() !== 'online' && matchMedia('(pointer: coarse)').matches;
  const href = chatWith(numberOf(planned), message, isOffline);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-3 grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-body leading-[1.3] font-[650]">
        {title}
      </h3>
      <blockquote className="border-l-4 border-line bg-quiet px-3 py-2.5 wrap-anywhere">
        {message}
      </blockquote>
      {href ? (
        <a
          className="button button-whatsapp justify-self-start"
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
        >
          <Icon drawing={MessageCircle} />
          Tell them on WhatsApp
        </a>
      ) : (
        <p className="note">
          There is no number for WhatsApp. Copy the message, and send it another way.
        </p>
      )}
      <CopyMessage message={message} />
    </div>
  );
}
