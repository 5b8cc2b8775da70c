import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BottomBar } from './bottom-bar';

type Props = {
  /** Another value is another page: what broke on the last one is past. */
  page: string;
  children: ReactNode;
};
type State = { error: unknown };

/** Stands in for a page that broke, with its reason and a way on. The header and the footer stay. */
export class ErrorScreen extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Unknown error') };
  }

  /** The page that broke. Known only after its error was shown, which is why the next update may compare with it. */
  private brokenPage: string | undefined;

  override componentDidUpdate(): void {
    if (this.brokenPage !== undefined && this.brokenPage !== this.props.page) {
      this.brokenPage = undefined;
      this.setState({ error: undefined });
    }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.brokenPage = this.props.page;
    console.error('Unexpected application error', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="wrap section" role="alert">
        <h1 className="display">Unexpected Application Error!</h1>
        <p className="lead mt-5 text-muted">
          {error instanceof Error ? error.message : String(error)}
        </p>
        {/* Not router links: a fresh document clears whatever broke. */}
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
