import { type Browser, chromium } from '@playwright/test';
import { routeNames, routes } from '#shared/routes.ts';
import { median } from '../bench/figures.ts';
import { chromiumFlags, ensureChromium, findChromium } from '../browsers/chromium.ts';
import { startBuiltServer } from '../built-server.ts';
import { eventTypes, type Interaction, interactions } from './interactions.ts';
import { openSlowPage, readLongTasks, takeSlowestEvent } from './slow-page.ts';

const rounds = 5;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Prints what keeps a slow device busy: each page's long tasks as it loads, and what visitors do on it. */
export async function runTraces(): Promise<void> {
  ensureChromium();
  const server = await startBuiltServer();
  const executablePath = findChromium() ?? 'chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    console.log(`Processor four times slower; the median of ${rounds} rounds, in ms\n`);
    for (const name of routeNames) await printLoad(browser, server.url, name);
    console.log();
    for (const interaction of interactions)
      await printInteraction(browser, server.url, interaction);
  } finally {
    await browser.close();
    server.stop();
  }
}

async function printLoad(browser: Browser, site: string, name: (typeof routeNames)[number]) {
  const longest: number[] = [];
  const blocked: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(browser, phone);
    await page.goto(site + routes[name].path);
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const tasks = await readLongTasks(page);
    longest.push(Math.max(0, ...tasks));
    blocked.push(tasks.reduce((sum, task) => sum + task - 50, 0));
    await page.context().close();
  }
  print(`load ${name}`, { 'longest task': median(longest), 'blocked in all': median(blocked) });
}

async function printInteraction(browser: Browser, site: string, interaction: Interaction) {
  const handlers: number[] = [];
  const paints: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(browser, interaction.context);
    await page.goto(site);
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await interaction.prepare?.(page);
    await takeSlowestEvent(page, eventTypes);
    await interaction.act(page);
    const { handlerMs, toPaintMs } = await takeSlowestEvent(page, eventTypes);
    handlers.push(handlerMs);
    paints.push(toPaintMs);
    await page.context().close();
  }
  print(interaction.name, { handler: median(handlers), 'to next paint': median(paints) });
}

function print(name: string, figures: Readonly<Record<string, number>>): void {
  const cells = Object.entries(figures).map(
    ([label, ms]) => `${label} ${ms.toFixed(0).padStart(4)}`,
  );
  console.log(`${name.padEnd(20)}  ${cells.join('   ')}`);
}
