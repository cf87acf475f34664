import { type AppOptions, createApp } from '#server/app.ts';
import { createSuspendingApp } from './suspending-app.tsx';

/** Creates a site for the production bundle. A part of it fails when the test calls `fail`. */
export function createFailingSite(options: Omit<AppOptions, 'App'>) {
  const { App, reject } = createSuspendingApp();
  return { app: createApp({ ...options, App }).listener, fail: reject };
}
