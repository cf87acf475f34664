import { Component, type ReactNode } from 'react';

interface Props {
  /** If it is undefined, the error is passed on. */
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
}

/** Shows `fallback` when a child throws in the browser. React logs the error to the console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    if (failure && fallback === undefined) throw failure.error;
    return failure ? fallback : children;
  }
}
