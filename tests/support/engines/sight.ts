import { expect } from '@playwright/test';
import { eventually } from './eventually.ts';
import type { Point, Visitor } from './visitor.ts';

/** Something in the page as a visitor would name it; the visible one where there are several. */
export interface Target {
  role: 'button' | 'heading' | 'link' | 'listitem' | 'status' | 'textbox';
  /** How its name begins. */
  name: string;
  within?: 'header' | 'main' | 'footer' | '[role=region]';
}

export interface Sight {
  isVisible: boolean;
  isInView: boolean;
  isFocused: boolean;
  middle: Point;
  top: number;
  /** Its `aria-expanded`, and what is written in it. */
  expanded: string | null;
  value: string | null;
}

/** What is to be seen of it now; nothing where it is not there. */
export function look(visitor: Visitor, target: Target): Promise<Sight> {
  return visitor.evaluate(lookInPage, target);
}

/** Waits until it is to be seen like this. */
export async function expectSight(
  visitor: Visitor,
  target: Target,
  expected: Partial<Sight>,
): Promise<void> {
  await eventually(async () => {
    const sight = await look(visitor, target);
    expect(sight, `${target.role} “${target.name}”`).toMatchObject(expected);
  });
}

/** Rests the mouse on it, where it is: only what is out of view is brought into it. */
export async function hoverOver(visitor: Visitor, target: Target): Promise<void> {
  await expectSight(visitor, target, { isVisible: true });
  await visitor.evaluate(lookInPage, { ...target, act: 'show' as const });
  await visitor.moveMouse((await look(visitor, target)).middle);
}

/** Clicks where it is, as a visitor does. */
export async function clickOn(visitor: Visitor, target: Target): Promise<void> {
  await hoverOver(visitor, target);
  await visitor.pressMouse();
  await visitor.releaseMouse();
}

/** Gives it the focus. */
export async function focusOn(visitor: Visitor, target: Target): Promise<void> {
  await visitor.evaluate(lookInPage, { ...target, act: 'focus' as const });
  await expectSight(visitor, target, { isFocused: true });
}

function lookInPage({ role, name, within, act }: Target & { act?: 'show' | 'focus' }): Sight {
  const selectors = {
    button: 'button',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    listitem: 'li',
    status: '[role=status]',
    textbox: 'input, textarea',
  };
  const scope = `${within ?? 'body'} :is(${selectors[role]})`;
  const named = [...document.querySelectorAll<HTMLElement>(scope)].filter((element) =>
    nameOf(element).trim().startsWith(name),
  );
  const element = named.find(isVisible) ?? named[0];
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  const isInView = box.top >= 0 && box.bottom <= window.innerHeight && box.height > 0;
  if (element && act === 'focus') element.focus();
  if (element && act === 'show' && !isInView) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return {
    isVisible: element !== undefined && isVisible(element),
    isInView,
    isFocused: element !== undefined && document.activeElement === element,
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    top: box.top,
    expanded: element?.getAttribute('aria-expanded') ?? null,
    value: element && 'value' in element ? String(element.value) : null,
  };

  function nameOf(element: HTMLElement): string {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    if ('labels' in element && role === 'textbox') {
      return [...((element as HTMLInputElement).labels ?? [])]
        .map((each) => each.textContent)
        .join();
    }
    return element.textContent || (element.querySelector('img')?.alt ?? '');
  }

  function isVisible(element: HTMLElement): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }
}
