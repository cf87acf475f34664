import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * A row of slides from left to right. Each slide is as wide as the row, which shows the slide at `index`. Visitors
 * change the index by swiping, and by keys where an element around the row has `onKeyDown`. `show` changes it too.
 */
export function useSlides(count: number, initialIndex: number) {
  const last = count - 1;
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initialIndex);

  // When the row gets another width, Firefox scrolls it to another place.
  const adapt = useEffectEvent(() => {
    if (!row.current) return;
    // In a window that is pinched larger, a finger moves the picture, not the row. After a pinch back to the
    // original size, devices report a scale a hair above 1.
    row.current.style.overflowX = Number(window.visualViewport?.scale) > 1.01 ? 'hidden' : '';
    show(index);
  });

  useLayoutEffect(() => {
    const onResize = () => adapt();
    onResize();
    window.visualViewport?.addEventListener('resize', onResize);
    return () => window.visualViewport?.removeEventListener('resize', onResize);
  }, []);

  function onScroll() {
    const { clientWidth = 1, scrollLeft = 0 } = row.current ?? {};
    // In Safari, a row that is pulled beyond its ends is scrolled below zero, or beyond its last slide.
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
    // The row would also scroll by itself if it has the focus.
    event.preventDefault();
    show(next);
  }

  return { index, last, show, onKeyDown, rowProps: { ref: row, onScroll } };
}
