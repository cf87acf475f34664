import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { root } from '#scripts/folders.ts';
import { toastDurationMs } from '#shared/constants.ts';
import { sites } from '../support/built-sites.ts';
import { runFor, testWithFrozenClock as test } from '../support/test.ts';

/** No page of the site shows an error toast, so this test replaces the page by the toast region alone. */
const contents = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { SiteContext } from '#client/site-context.ts';
  import { LazyToastRegion, loadToastRegion, showToast } from '#client/toast/lazy-toast-region.tsx';
  const value = { content: { words: ${JSON.stringify(sites.sample.words)} } };
  createRoot(document.body).render(
    createElement(SiteContext, { value }, createElement(LazyToastRegion)),
  );
  const message = { title: 'Not sent', text: '', variant: 'destructive' };
  setTimeout(() => loadToastRegion().then(() => showToast(message)), 1);
`;

test('an error whose toast has to be loaded is shown for its whole time', async ({
  page,
  toast,
}) => {
  const define = { 'process.env.NODE_ENV': '"production"' };
  const stdin = { contents, resolveDir: root };
  const { outputFiles } = await build({ stdin, define, bundle: true, write: false });
  await page.evaluate(outputFiles[0]?.text ?? '');
  await runFor(page, 1);
  await expect(toast.item).toHaveCSS('background-color', 'rgb(155, 44, 44)');
  await runFor(page, toastDurationMs - 1);
  await expect(toast.item).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast.item).toHaveCount(0);
});
