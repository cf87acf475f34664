import { copy } from '#shared/copy.ts';
import { pagePictures } from '#shared/page-pictures.ts';
import { pathTo } from '#shared/routes.ts';
import { Chapter } from './placeholder-page.tsx';

export function OurStoryPage() {
  const { onward, ...words } = copy.ourStory;
  return (
    <Chapter
      {...words}
      picture={pagePictures.ourStory[0]}
      onward={[
        { to: pathTo('services'), label: onward.services },
        { to: pathTo('getInTouch'), label: onward.getInTouch },
      ]}
    />
  );
}
