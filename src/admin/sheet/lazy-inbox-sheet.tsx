import type { ComponentProps } from 'react';
import { LazyPart } from '../lazy-part';
import { loadAhead } from '../rows/listed';
import type { InboxSheet } from './inbox-sheet';

const load = () => import('./inbox-sheet');

/** Loads the sheet of a lead or contact ahead of the first tap: the list stands without it. */
export const preloadInboxSheet = () => void loadAhead(load);

/** The sheet of a lead or contact, once its script is there. */
export const LazyInboxSheet = (props: ComponentProps<typeof InboxSheet>) => (
  <LazyPart name="inbox-sheet" load={load}>
    {({ InboxSheet }) => <InboxSheet {...props} />}
  </LazyPart>
);
