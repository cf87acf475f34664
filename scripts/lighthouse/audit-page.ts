import lighthouse, { type Result } from 'lighthouse';
import { startDebuggableChromium } from './debuggable-chromium.ts';

/** How often a run is tried again that came to nothing. */
const retries = 2;

/**
 * One run of Lighthouse as it is set by default: a phone on a simulated slow 4G, the processor slowed
 * down four times. Each run has a browser of its own. Throws where none of the tries came to a result.
 */
export async function auditPage(url: string): Promise<Result> {
  for (let left = retries; ; left -= 1) {
    try {
      return await tryToAudit(url);
    } catch (error) {
      if (left === 0) throw error;
      console.error(`  tried again: ${(error as Error).message}`);
    }
  }
}

async function tryToAudit(url: string): Promise<Result> {
  const browser = await startDebuggableChromium();
  try {
    const run = await lighthouse(url, { port: browser.port, logLevel: 'silent', output: 'json' });
    if (!run) throw new Error('Lighthouse returned nothing.');
    const { runtimeError, audits } = run.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    if (!audits.interactive?.numericValue) throw new Error('The page never came to rest.');
    return run.lhr;
  } finally {
    await browser.stop();
  }
}
