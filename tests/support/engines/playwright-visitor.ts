import type { Page } from '@playwright/test';
import { collectMessages } from '../messages.ts';
import type { Visitor } from './visitor.ts';

/** A visitor with Chromium or Firefox, driven by Playwright. */
export function playwrightVisitor(page: Page): Visitor {
  const messages = collectMessages(page);
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async goBack() {
      await page.goBack();
    },
    async goForward() {
      await page.goForward();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (inPage: (argument: never) => unknown, argument?: unknown) =>
      page.evaluate(inPage, argument as never) as Promise<never>,
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    messages: async () => messages,
  };
}
