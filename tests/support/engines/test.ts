import { test as base } from '@playwright/test';
import { playwrightVisitor } from './playwright-visitor.ts';
import type { EngineName, Visitor } from './visitor.ts';
import { startWebkit } from './webkit-session.ts';
import { webkitVisitor } from './webkit-visitor.ts';

export interface EngineOptions {
  engine: EngineName;
  areScriptsOn: boolean;
}

/** Opens a visitor with a fresh page; what it returns ends the visit. */
type Welcome = () => Promise<{ visitor: Visitor; leave: () => Promise<void> }>;

/** Playwright's `test` with a visitor in place of a page; the project says with which engine. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { welcome: Welcome }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  areScriptsOn: [true, { option: true, scope: 'worker' }],
  welcome: [
    async ({ engine, areScriptsOn, playwright }, use) => {
      if (engine === 'webkit') {
        const session = await startWebkit(areScriptsOn);
        const visitor = webkitVisitor(session.driver);
        await use(async () => ({ visitor, leave: () => visitor.open('about:blank') }));
        await session.close();
        return;
      }
      const browser = await playwright[engine].launch();
      await use(async () => {
        const context = await browser.newContext();
        const visitor = playwrightVisitor(await context.newPage());
        return { visitor, leave: () => context.close() };
      });
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ welcome }, use) => {
    const { visitor, leave } = await welcome();
    await visitor.resize(1280, 900);
    await visitor.moveMouse({ x: 640, y: 700 });
    await use(visitor);
    await leave();
  },
});
