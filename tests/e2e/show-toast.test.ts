import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { root } from '#scripts/folders.ts';
import { toastDurationMs } from '#shared/constants.ts';
import { sites } from '../support/built-sites.ts';
import { rendered, runFor, test } from '../support/test.ts';

/** A page with the toast region alone. No page of the site shows a toast of the error look. */
const script = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { SiteContext } from '#client/site-context.ts';
  import { LazyToastRegion, loadToastRegion, showToast } from '#client/toast/lazy-toast-region.tsx';
  const value = { content: { words: ${JSON.stringify(sites.sample.words)} } };
  createRoot(document.body).render(
    createElement(SiteContext, { value }, createElement(LazyToastRegion)),
  );
  window.showToast = (content) => loadToastRegion().then(() => showToast(content));
`;

test('an error whose toast has to be loaded is shown for its whole time', async ({
  page,
  toast,
}) => {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: root },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.evaluate(outputFiles[0]?.text ?? '');
  await rendered(page);
  await page.evaluate(
    `showToast({ title: 'Not sent', text: 'Please try again.', variant: 'destructive' }).then(Boolean)`,
  );
  await expect(toast.item).toContainText('Not sent');
  await expect(toast.item).toHaveCSS('background-color', 'rgb(155, 44, 44)');
  await runFor(page, toastDurationMs - 1);
  await expect(toast.item).toHaveAttribute('data-state', 'open');
  await runFor(page, 1);
  await expect(toast.item).toHaveCount(0);
});
