import type { ComponentType } from 'react';
import type { About } from '../domain/booking';

/** A page's metadata. */
export type PageMeta = {
  title: string;
  description: string;
  /** The message of a chat opened from the bottom bar; a generic one if omitted. */
  chatMessage?: string;
  /** The property that a consultation requested on this page is about. */
  about?: About;
  /** Whether wide screens, which have no bottom bar, show a floating WhatsApp button. */
  hasFloatingChat?: boolean;
};

export type PageModule = { Page: ComponentType; meta: PageMeta };
