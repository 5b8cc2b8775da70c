import { useEffect, useState } from 'react';
import { chatMessages } from '../../content/messages';
import { useChatLink } from '../../hooks/use-chat-link';
import { loadedPanel, loadPanel } from './load-panel';
import type { Request } from './request';

type Props = {
  request: Request;
  /** All is asked for; what opened it can close. */
  onDone: () => void;
  /** Brings the keyboard to the calendar once it is there. */
  autoFocus?: boolean;
};

/** The panel that asks for a date, with words in its place while it comes and if it does not. */
export function Scheduler(props: Props) {
  const [panel, setPanel] = useState(loadedPanel);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    loadPanel().then(setPanel, () => setIsMissing(true));
  }, []);

  if (panel) return <panel.Panel {...props} />;
  return <div className="schedule">{isMissing ? <Missing /> : <p>Loading the calendar…</p>}</div>;
}

function Missing() {
  const chat = useChatLink(chatMessages.consultation);
  return (
    <div role="alert">
      <p>The calendar could not be loaded. Please tell us on WhatsApp when it suits you.</p>
      <a className="button button-whatsapp mt-4" href={chat.href} {...chat.tab}>
        Open WhatsApp
      </a>
    </div>
  );
}
