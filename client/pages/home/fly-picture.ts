/**
 * Lets the picture of a card glide and grow into its place on the next page, in the section with the id `anchor`,
 * where the browser has view transitions. To be called when a link of the card has been followed.
 */
export function flyPicture(link: HTMLElement, anchor: string): void {
  const main = link.closest('main');
  const card = link.closest('article')?.querySelector('picture');
  if (!main || !card || !('startViewTransition' in document)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const rendered = new Promise<void>((resolve) => {
    new MutationObserver((_records, observer) => {
      observer.disconnect();
      resolve();
    }).observe(main, { childList: true });
  });
  card.style.viewTransitionName = 'flying-picture';
  const { finished } = document.startViewTransition(async () => {
    await rendered;
    const place = main.querySelector<HTMLElement>(`#${CSS.escape(anchor)} picture`);
    Object.assign(card.style, { viewTransitionName: '', visibility: 'hidden' });
    if (place) place.style.viewTransitionName = 'flying-picture';
    finished.finally(() => [card, place].map((picture) => picture?.removeAttribute('style')));
  });
}
