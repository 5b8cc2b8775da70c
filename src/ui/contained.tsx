import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';

type Props = {
  /** What is shown. When it changes, it is tried again. */
  of?: unknown;
  /** Shown in its place if that fails again and again. Without it, what the part is in fails. */
  fallback?: ReactNode;
  children: ReactNode;
};
type State = { error: unknown; renewals: number; of: unknown };

/** How often a part is rendered anew. What failed may have been done to the document by a translator or an extension. */
const MOST_RENEWALS = 3;

/** Keeps a part that fails from taking the rest of the page with it: it is rendered anew, and replaced if that is no help. */
export class Contained extends Component<Props, State> {
  override state: State = { error: undefined, renewals: 0, of: this.props.of };

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { error: undefined, renewals: 0, of };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error ?? 'Unknown error' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the page can’t be shown', error, info.componentStack);
    const { renewals } = this.state;
    if (renewals < MOST_RENEWALS) this.setState({ error: undefined, renewals: renewals + 1 });
  }

  override render(): ReactNode {
    const { error, renewals } = this.state;
    const { fallback, children } = this.props;
    if (error === undefined) return <Fragment key={renewals}>{children}</Fragment>;
    if (fallback === undefined && renewals === MOST_RENEWALS) throw error;
    return fallback;
  }
}

/** A part of a page that says so where it can't be shown. */
export const PagePart = ({ children }: { children: ReactNode }) => (
  <Contained fallback={<p role="alert">This part can’t be shown. Please load the page again.</p>}>
    {children}
  </Contained>
);
