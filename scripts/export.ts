import { startBuiltServer } from './built-server.ts';
import { outputFolders, root } from './bundle/folders.ts';
import { ExportError, exportSite } from './export/export-site.ts';

const folder = `${root}export`;
const missingSiteUrl =
  'SITE_URL is not set: canonical links, the sitemap and structured data say http://localhost:3000, which takes the pages out of search results.';

const server = await startBuiltServer().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  await exportSite({ url: server.url, publicFolder: outputFolders('production').public, folder });
  console.log(
    `Exported into ${folder}. The footer's year is fixed as ${new Date().getFullYear()}: export again after 1 January.`,
  );
  if (!process.env.SITE_URL) console.warn(missingSiteUrl);
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server.stop();
}
