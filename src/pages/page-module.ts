import type { ComponentType } from 'react';
import type { About } from '../domain/booking';
import type { Office } from '../domain/office';
import type { PricedText } from '../domain/priced-text';

export type PageMeta = {
  title: string;
  description: string;
  keywords?: string;
  /** The message of a chat opened from the bottom bar; a generic one if omitted. */
  chatMessage?: string;
  /** The property that the page, and any consultation requested on it, is about. */
  about?: About;
  /** Its price, for the bottom bar. */
  price?: PricedText;
  /** Its first screen has the bottom bar's actions: the bar comes once they have left. */
  actionsFirst?: true;
  /** The office that sells it. */
  office?: Office;
};

export type PageModule = { Page: ComponentType; meta: PageMeta };
