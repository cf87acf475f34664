import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Shown in place of the children once one of them has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of the page alive where a part of it throws in the browser. */
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
