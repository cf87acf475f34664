import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * A row of slides, each as wide as the row. A swipe and `show` change the index, and so do keys in the element that
 * gets `onKeyDown`.
 */
export function useSlides(count: number, initialIndex: number) {
  const last = count - 1;
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initialIndex);

  // When the width of the row changes, Firefox changes the scroll position of the row.
  const realign = useEffectEvent(() => {
    if (!row.current) return;
    // While the page is zoomed in by a pinch, a finger has to pan the picture, not scroll the row. After zooming out
    // again, some devices report a scale slightly above 1.
    row.current.style.overflowX = Number(window.visualViewport?.scale) > 1.01 ? 'hidden' : '';
    show(index);
  });

  useLayoutEffect(() => {
    const onResize = () => realign();
    onResize();
    window.visualViewport?.addEventListener('resize', onResize);
    return () => window.visualViewport?.removeEventListener('resize', onResize);
  }, []);

  function onScroll() {
    const { clientWidth = 1, scrollLeft = 0 } = row.current ?? {};
    // In Safari, a row that bounces at its ends scrolls beyond its first or last slide.
    setIndex(Math.max(0, Math.min(last, Math.round(scrollLeft / clientWidth))));
  }

  function show(next: number) {
    if (!row.current || next < 0 || next > last) return;
    row.current.scrollTo({ left: next * row.current.clientWidth });
    setIndex(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    // Keeps the browser from also scrolling the row, which may have the focus.
    event.preventDefault();
    show(next);
  }

  return { index, last, show, onKeyDown, rowProps: { ref: row, onScroll } };
}
