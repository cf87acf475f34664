import { ensureEngines } from './test/engines.ts';
import { ensureJava } from './test/java.ts';
import { runSteps } from './test/run-steps.ts';

try {
  const missingEngines = ensureEngines();
  ensureJava();
  process.exitCode = runSteps(missingEngines) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
