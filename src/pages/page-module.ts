import type { ComponentType } from 'react';
import type { About } from '../domain/booking';

export type PageMeta = {
  title: string;
  description: string;
  keywords?: string;
  /** The message of a chat opened from the bottom bar; a generic one if omitted. */
  chatMessage?: string;
  /** The property that the page, and any consultation requested on it, is about. */
  about?: About;
};

export type PageModule = { Page: ComponentType; meta: PageMeta };
