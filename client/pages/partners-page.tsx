import { copy } from '#shared/copy.ts';
import { pagePictures } from '#shared/page-pictures.ts';
import { pathTo } from '#shared/routes.ts';
import { Chapter } from './placeholder-page.tsx';

export function PartnersPage() {
  const { onward, ...words } = copy.partners;
  return (
    <Chapter
      {...words}
      picture={pagePictures.partners[0]}
      onward={[
        { to: pathTo('getInTouch'), label: onward.getInTouch },
        { to: pathTo('services'), label: onward.services },
      ]}
    />
  );
}
