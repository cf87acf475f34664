import { runBench } from './bench/run-bench.ts';

try {
  process.exitCode = (await runBench(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
