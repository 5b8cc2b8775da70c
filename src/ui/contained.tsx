import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';

type Props = {
  /** What is shown. When it changes, it is tried again. */
  of?: unknown;
  /** Shown in its place if that fails again and again. Without a fallback, the error goes on to the boundary above. */
  fallback?: ReactNode;
  children: ReactNode;
};
type State = {
  error: unknown;
  of: unknown;
  /** How often it was rendered anew in short succession. */
  renewals: number;
  renewedAt: number;
  failedAt: number;
};

/** How often a part is rendered anew. What failed may have been done to the document by a translator or an extension. */
const MOST_RENEWALS = 3;

/** A part that works for so long has been mended by its last renewal. */
const MENDED_AFTER_MS = 10_000;

/** Keeps a part that fails from taking the rest of the page with it: it is rendered anew, and replaced if that is no help. */
export class Contained extends Component<Props, State> {
  override state: State = {
    error: undefined,
    of: this.props.of,
    renewals: 0,
    renewedAt: 0,
    failedAt: 0,
  };

  static getDerivedStateFromProps({ of }: Props, state: State): Partial<State> | null {
    return of === state.of ? null : { error: undefined, renewals: 0, of };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error' | 'failedAt'> {
    return { error: error ?? 'Unknown error', failedAt: Date.now() };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the page can’t be shown', error, info.componentStack);
    const renewals = recentRenewals(this.state);
    if (renewals === MOST_RENEWALS) return;
    this.setState({ error: undefined, renewals: renewals + 1, renewedAt: Date.now() });
  }

  override render(): ReactNode {
    const { error, renewals } = this.state;
    const { fallback, children } = this.props;
    if (error === undefined) return <Fragment key={renewals}>{children}</Fragment>;
    // The part is about to be rendered anew: an alert would be announced for nothing.
    if (recentRenewals(this.state) < MOST_RENEWALS) return null;
    if (fallback === undefined) throw error;
    return fallback;
  }
}

/** Returns how often a part has failed shortly after it was rendered anew. */
const recentRenewals = ({ renewals, renewedAt, failedAt }: State) =>
  failedAt - renewedAt < MENDED_AFTER_MS ? renewals : 0;

/** A part of a page that says so where it can't be shown. */
export const PagePart = ({ children }: { children: ReactNode }) => (
  <Contained fallback={<p role="alert">This part can’t be shown. Please reload the page.</p>}>
    {children}
  </Contained>
);
