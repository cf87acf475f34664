import { liveReloadPath } from './live-reload.ts';

/** Runs in the head of every page: reloads the page after a build, or covers it with the build's error. */
new EventSource(liveReloadPath).onmessage = ({ data }) => {
  const problem = JSON.parse(data);
  if (!problem) return location.reload();
  const cover = document.createElement('pre');
  cover.textContent = problem;
  cover.id = 'build-failure';
  cover.style.cssText =
    'position:fixed;inset:0;z-index:999;margin:0;padding:2rem;overflow:auto;background:black;color:white;font:14px/1.5 monospace;white-space:pre-wrap';
  document.getElementById(cover.id)?.remove();
  (document.body ?? document.documentElement).append(cover);
};
