import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * A row of slides, each as wide as the row, which runs from left to right and shows the one at `index`. Visitors
 * change the index by swiping, and by keys where an element around the row has `onKeyDown`; `show` does so too.
 */
export function useSlides(count: number, initialIndex: number) {
  const last = count - 1;
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initialIndex);
  /** How wide the row was when it was last brought to a slide. */
  const shownWidth = useRef(0);

  // The observer calls this also when it starts, before the next paint.
  const showAgain = useEffectEvent(() => show(index));
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => showAgain());
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, []);

  // In a window that is pinched larger, a finger moves the picture, not the row.
  useEffect(() => {
    const { visualViewport } = window;
    function hold() {
      if (row.current)
        row.current.style.overflowX = Number(visualViewport?.scale) > 1 ? 'hidden' : '';
    }
    hold();
    visualViewport?.addEventListener('resize', hold);
    return () => visualViewport?.removeEventListener('resize', hold);
  }, []);

  function onScroll() {
    const { clientWidth = 1, scrollLeft = 0 } = row.current ?? {};
    // Firefox scrolls a row that gets another width to somewhere else.
    if (clientWidth === shownWidth.current) setIndex(Math.round(scrollLeft / clientWidth));
  }

  function show(next: number) {
    const slide = row.current?.children[next];
    if (!slide) return;
    shownWidth.current = slide.clientWidth;
    slide.scrollIntoView();
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
