import { startDevelopment } from './dev/start-development.ts';

await startDevelopment();
