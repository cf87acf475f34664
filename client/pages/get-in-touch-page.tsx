import { contactAnchor } from '#shared/anchors.ts';
import { copy } from '#shared/copy.ts';
import { pagePictures } from '#shared/page-pictures.ts';
import { pathTo } from '#shared/routes.ts';
import { Chapter } from './placeholder-page.tsx';

export function GetInTouchPage() {
  const { onward, ...words } = copy.getInTouch;
  return (
    <Chapter
      {...words}
      picture={pagePictures.getInTouch[0]}
      onward={[
        { to: pathTo('home', contactAnchor), label: onward.homeForm },
        { to: pathTo('services'), label: onward.services },
      ]}
    />
  );
}
