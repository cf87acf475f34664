import { changeIn, morph } from '../../ui/morph.ts';

/**
 * Lets the picture of a card glide and grow into its place on the next page, in the section with the id `anchor`. To
 * be called when a link of the card has been followed.
 */
export function flyPicture(link: HTMLElement, anchor: string): void {
  const main = link.closest('main');
  const card = link.closest('article')?.querySelector('picture');
  if (!main || !card) return;
  const rendered = changeIn(main);
  morph(card, 'flying-picture', async () => {
    await rendered;
    card.style.visibility = 'hidden';
    return main.querySelector(`#${CSS.escape(anchor)} picture`);
  });
}
