import type { Page } from '@playwright/test';

/** Records what a screen reader would announce from now on: focus changes and the texts of live regions. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    document.addEventListener('focusin', ({ target }) => {
      said.push(`focus: ${target instanceof Element ? target.textContent : ''}`);
    });
    const live =
      '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        const host = target instanceof Element ? target : target.parentElement;
        const region = host?.closest(live);
        for (const { textContent } of addedNodes) {
          if (region && textContent) said.push(`${region.getAttribute('role')}: ${textContent}`);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Returns the announcements since the last call. */
export function takeAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() => (Reflect.get(window, 'said') as string[]).splice(0));
}
