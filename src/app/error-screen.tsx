import { Component, type ErrorInfo, type ReactNode } from 'react';
import { catchUp } from '../forms/carry-over';
import { BottomBar } from './bottom-bar';
import { PageMissing } from './pages';

type Props = {
  /** The current page. When it changes, the error is cleared. */
  page: string;
  children: ReactNode;
};
type State = { error: unknown; page: string };

/** Replaces a page that crashed, or is missing, with the reason and a way out. The header and footer stay. */
export class ErrorScreen extends Component<Props, State> {
  override state: State = { error: undefined, page: this.props.page };

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { error: undefined, page };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error ?? 'Unknown error' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('Unexpected application error', error, info.componentStack);
    // What is tapped in the header and on this screen counts although the page never came.
    catchUp();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="wrap section" role="alert">
        <h1 className="display">
          {error instanceof PageMissing
            ? 'This page could not be loaded'
            : 'Unexpected Application Error!'}
        </h1>
        <p className="lead mt-5 text-muted">
          {error instanceof Error ? error.message : String(error)}
        </p>
        {/* Plain links, not router links: loading a new document clears whatever broke. */}
        <p className="mt-8 flex flex-wrap items-center gap-6">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            Load the page again
          </button>
          <a className="action" href="/">
            Return to Home
          </a>
        </p>
        <BottomBar meta={{}} />
      </div>
    );
  }
}
