import type { ComponentType } from 'react';
import type { About } from '../domain/booking';

/** What a page says about itself. */
export type PageMeta = {
  title: string;
  description: string;
  /** For the search engines that still read them. */
  keywords?: string;
  /** What is already typed when a chat opens from the bottom bar; the generic message elsewhere. */
  chatMessage?: string;
  /** The property that a consultation asked for on this page is about. */
  about?: About;
  /** Wide screens have no bottom bar: there the page can have a floating WhatsApp button. */
  hasFloatingChat?: boolean;
};

/** What a page's module exports. */
export type PageModule = { Page: ComponentType; meta: PageMeta };
