/** Where in its life the server is: `draining` from the signal to stop until the last response. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'draining';
}
