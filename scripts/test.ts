import { ensureEngines } from './browsers/engines.ts';
import { ensureJava } from './browsers/java.ts';
import { runSteps } from './browsers/run-steps.ts';

try {
  const missingEngines = ensureEngines();
  ensureJava();
  process.exitCode = runSteps(missingEngines) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
