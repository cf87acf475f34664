import { runTraces } from './traces/run-traces.ts';

await runTraces();
