import { showToast } from './toast';

/** Long enough to select and copy a link. */
const COPY_MS = 20_000;

/** Shows a link where it can neither be shared nor copied. */
export const showLink = (url: string): Promise<void> =>
  showToast({
    kind: 'error',
    title: 'Please copy the link yourself',
    description: url,
    ms: COPY_MS,
  });
