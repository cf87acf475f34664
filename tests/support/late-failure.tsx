import { type AppOptions, createApp } from '#server/app.ts';
import { createSuspendingApp } from './suspending-app.tsx';

/** A site for the production bundle, a part of which fails when the test says so. */
export function createFailingSite(options: Omit<AppOptions, 'App'>) {
  const { App, reject } = createSuspendingApp();
  return { app: createApp({ ...options, App }).listener, fail: reject };
}
