import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Replaces the children once one of them has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` when a child throws in the browser, and logs the error to the console. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
