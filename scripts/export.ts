import { exportSite } from './export/export-site.ts';

console.log(`Exported into ${await exportSite()}.`);
