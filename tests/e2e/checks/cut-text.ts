/**
 * Returns the texts that are not completely visible: cut off by the viewport or by an element that hides
 * overflow, outside the header's bar, or overlapping other texts; and whether the page is too wide for the
 * window. It runs in the page.
 */
export function findCutText(): string[] {
  const lines: { text: string; parent: Element; box: DOMRect }[] = [];
  const cut: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (Math.max(scrollWidth, document.body.scrollWidth) > innerWidth) cut.push('The page');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const hosts = hostsOf(parent);
    // A table can be scrolled to what is beyond its edge.
    if (hosts.some(isOnlyForReaders) || parent.closest('table')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()];
    for (const box of boxes) {
      if (box.left < -1 || box.right > clientWidth + 1) cut.push(text);
      lines.push({ text, parent, box });
    }
    for (const host of hosts.filter(mayCut)) {
      const around = host.getBoundingClientRect();
      if (!boxes.every((box) => isWithin(box, around))) cut.push(`${text} (in ${host.tagName})`);
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.parent !== other.parent && meet(one.box, other.box)) {
        cut.push(`${one.text} over ${other.text}`);
      }
    }
  }
  return cut;

  /** An element and the elements around it, below the body. */
  function hostsOf(element: Element): Element[] {
    const host = element.parentElement;
    return host && element !== document.body ? [element, ...hostsOf(host)] : [];
  }

  /** Whether an element is for assistive technology only, or off screen until it has focus. */
  function isOnlyForReaders(element: Element): boolean {
    const isAbove = element.tagName === 'A' && element.getBoundingClientRect().bottom <= 0;
    return isAbove || getComputedStyle(element).clipPath !== 'none';
  }

  function mayCut(element: Element): boolean {
    return element.tagName === 'HEADER' || getComputedStyle(element).overflowY !== 'visible';
  }

  function isWithin(box: DOMRect, host: DOMRect): boolean {
    const gaps = [box.left - host.left, host.right - box.right, box.top - host.top];
    return [...gaps, host.bottom - box.bottom].every((gap) => gap > -1);
  }

  /** Whether two lines overlap: their boxes are higher than text, and end with the space after the last character. */
  function meet(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const lineHeight = Math.min(one.height, other.height);
    return width > lineHeight / 7 && height > lineHeight / 2;
  }
}
