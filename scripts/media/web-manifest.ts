import { writeFile } from 'node:fs/promises';
import { themeColour } from '#client/styles/tokens.ts';
import { businessName, shortBusinessName } from '#shared/site.ts';
import type { OutputFolders } from '../bundle/folders.ts';

/** The web app manifest, for browsers that add the site to a home screen. Its icons are in `public/`. */
const manifest = {
  name: businessName,
  short_name: shortBusinessName,
  start_url: '/',
  display: 'browser',
  background_color: themeColour,
  theme_color: themeColour,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Writes `site.webmanifest` into the public files. */
export async function writeWebManifest(output: OutputFolders): Promise<void> {
  await writeFile(`${output.public}/site.webmanifest`, JSON.stringify(manifest));
}
