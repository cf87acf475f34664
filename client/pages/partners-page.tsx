import { copy } from '#shared/copy.ts';
import { pathTo } from '#shared/routes.ts';
import { Chapter } from './chapter.tsx';

export function PartnersPage() {
  const { onward, ...words } = copy.partners;
  return (
    <Chapter
      {...words}
      picture="partners"
      onward={[
        { to: pathTo('getInTouch'), label: onward.getInTouch },
        { to: pathTo('services'), label: onward.services },
      ]}
    />
  );
}
