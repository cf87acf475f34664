import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * A row of slides, each as wide as the row, which runs from left to right and shows the one at `index`. Visitors
 * change the index by swiping, and by keys where an element around the row has `onKeyDown`; `show` does so too.
 */
export function useSlides(count: number, initialIndex: number) {
  const last = count - 1;
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initialIndex);
  /** How wide the row was when the visitor touched it or turned a wheel over it, unless `show` was called since. */
  const swipedWidth = useRef<number>(undefined);

  // The observer calls this also when it starts, before the next paint.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(follow);
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  });

  function indexInView(): number {
    const { clientWidth = 1, scrollLeft = 0 } = row.current ?? {};
    return Math.round(scrollLeft / clientWidth);
  }

  /** A swipe changes the index. Whatever else moves the row, such as a new width, is undone. */
  function follow() {
    if (row.current?.clientWidth === swipedWidth.current) setIndex(indexInView());
    else show(index);
  }

  function show(next: number) {
    if (next < 0 || next > last) return;
    swipedWidth.current = undefined;
    row.current?.children[next]?.scrollIntoView();
    setIndex(next);
  }

  /** The second press of a double click may come before the row stands at its first index. */
  function onSwipe() {
    if (indexInView() === index) swipedWidth.current = row.current?.clientWidth;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    // The row would also scroll by itself if it has the focus.
    event.preventDefault();
    show(next);
  }

  const rowProps = { ref: row, onScroll: follow, onPointerDown: onSwipe, onWheel: onSwipe };
  return { index, last, show, onKeyDown, rowProps };
}
