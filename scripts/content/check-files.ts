import { lookup } from 'mime-types';
import { type Report, remedyFor, topOf } from './mistakes.ts';
import type { ParsedFolder } from './parse-folder.ts';
import { pictureNameOf, reservedPath } from './paths.ts';

/** Of a file that is served as it is: each process of the server keeps all of them in memory. */
const maxSizeBytes = 10_000_000;

/** What pictures, their descriptions and the files that are served as they are have to fulfil. */
export const fileChecks: readonly ((folder: ParsedFolder, report: Report) => void)[] = [
  function namesOfServedFiles({ files, inventory }, report) {
    for (const [servedPath, { path }] of files.servedFiles) {
      if (reservedPath.test(servedPath)) {
        report(topOf(path), 'has a name that the server needs: choose another');
      }
      if (inventory.pagePaths.includes(servedPath)) {
        report(topOf(path), `takes the place of the page ${servedPath}: give it another name`);
      }
    }
  },

  function kindsAndSizesOfServedFiles({ files }, report) {
    const remedy = 'put films and sound on a video host and link them';
    for (const { path, sizeBytes } of files.servedFiles.values()) {
      const sizes = `${Math.ceil(sizeBytes / 1e6)} MB, ${maxSizeBytes / 1e6} at most`;
      if (sizeBytes > maxSizeBytes) report(topOf(path), `is too large (${sizes}): ${remedy}`);
      // Browsers ask for these in parts, which the server does not send.
      else if (/^(audio|video)\//.test(lookup(path) || '')) {
        report(topOf(path), `cannot be played from here: ${remedy}`);
      }
    }
  },

  function describedPictures({ files, inventory }, report) {
    const photographs = [...inventory.photographs.keys()];
    for (const file of inventory.describedFiles) {
      if (photographs.includes(file)) continue;
      const place = files.pictureDescriptions.placeOf(file);
      const remedy = remedyFor(file, photographs);
      report(place, `describes ${file}, which is not in pictures/: ${remedy}`);
    }
  },

  function namesOfPictures({ files, inventory }, report) {
    const filesByName = new Map<string, string>();
    for (const file of inventory.photographs.keys()) {
      const other = filesByName.get(pictureNameOf(file));
      const place = topOf(`${files.folder}/pictures/${file}`);
      if (other) report(place, `has the same name as ${other}: give one of them another`);
      filesByName.set(pictureNameOf(file), file);
    }
  },
];
