import { ensureChromium } from './test/chromium.ts';
import { ensureJava } from './test/java.ts';
import { runSteps } from './test/run-steps.ts';

try {
  ensureChromium();
  ensureJava();
  process.exitCode = runSteps() ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
