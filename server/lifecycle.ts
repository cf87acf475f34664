/** The server's state: `ready` once all pages are rendered, `draining` from the signal to stop on. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'draining';
}
