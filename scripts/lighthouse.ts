import { readOptions, runLighthouse } from './lighthouse/run-lighthouse.ts';

try {
  const options = readOptions(process.argv.slice(2));
  const isOnTarget = await runLighthouse(options);
  process.exitCode = isOnTarget || !options.isStrict ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
