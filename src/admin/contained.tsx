import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  /** What is shown. When it changes, it is tried again. */
  of: unknown;
  /** Shown in its place if that fails. */
  fallback: ReactNode;
  children: ReactNode;
};
type State = { hasFailed: boolean; of: unknown };

/** Keeps a part that can't be shown from taking the rest of the dashboard with it: what strangers sent is in every row. */
export class Contained extends Component<Props, State> {
  override state: State = { hasFailed: false, of: this.props.of };

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { hasFailed: false, of };
  }

  static getDerivedStateFromError(): Pick<State, 'hasFailed'> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the dashboard can’t be shown', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
