import { reportSizes } from './size/report-sizes.ts';

await reportSizes();
