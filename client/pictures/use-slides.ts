import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * A row of slides, each as wide as the row: it shows the one at `index`. Visitors scroll it by swiping, and
 * by keys where an element around it has `onKeyDown`; `show` scrolls it too.
 */
export function useSlides(count: number, initialIndex: number) {
  const last = count - 1;
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initialIndex);

  useLayoutEffect(() => {
    row.current?.children[initialIndex]?.scrollIntoView();
  }, [initialIndex]);

  function show(next: number) {
    if (next < 0 || next > last) return;
    row.current?.children[next]?.scrollIntoView();
    setIndex(next);
  }

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setIndex(Math.round(scrollLeft / clientWidth));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    // The row would also scroll by itself if it has the focus.
    event.preventDefault();
    show(next);
  }

  return { index, last, show, onKeyDown, rowProps: { ref: row, onScroll } };
}
