import { Key, type WebDriver } from 'selenium-webdriver';
import type { Visitor } from './visitor.ts';
import { readMessages, watchMessages } from './webkit-messages.ts';

const keys = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F8: Key.F8,
  Tab: Key.TAB,
} as const;

/** A visitor with WebKit, driven by WebDriver: Playwright drives no WebKit but its own. */
export function webkitVisitor(driver: WebDriver): Visitor {
  const evaluate = (inPage: (argument: never) => unknown, argument?: unknown) =>
    driver.executeScript(`return (${inPage})(arguments[0])`, argument ?? null) as Promise<never>;
  return {
    async open(url) {
      await driver.get(url);
      await evaluate(watchMessages);
    },
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    goForward: () => driver.navigate().forward(),
    async resize(width, height) {
      const frame = (await evaluate(() => ({
        width: window.outerWidth - window.innerWidth,
        height: window.outerHeight - window.innerHeight,
      }))) as { width: number; height: number };
      const rect = { x: 0, y: 0, width: width + frame.width, height: height + frame.height };
      await driver.manage().window().setRect(rect);
    },
    evaluate,
    moveMouse: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    pressMouse: () => driver.actions().press().perform(),
    releaseMouse: () => driver.actions().release().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    messages: () => evaluate(readMessages),
  };
}
