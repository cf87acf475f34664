import { copy } from '#shared/copy.ts';
import { pagePictures } from '#shared/page-pictures.ts';
import { pathTo } from '#shared/routes.ts';
import { Chapter } from './placeholder-page.tsx';

export function GalleryPage() {
  const { onward, ...words } = copy.gallery;
  return (
    <Chapter
      {...words}
      picture={pagePictures.gallery[0]}
      onward={[
        { to: pathTo('services'), label: onward.services },
        { to: pathTo('ourStory'), label: onward.ourStory },
      ]}
    />
  );
}
