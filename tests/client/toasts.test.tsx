import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Toast } from '#client/toast/toast.tsx';
import { addToast, dismissToast, useToast } from '#client/toast/toast-store.ts';
import { toastRemovalDelayMs } from '#shared/constants.ts';
import { find, textOf } from '../support/html.ts';

// Outside a page the hook reads the store, and Radix's parts, which need a page, are plain elements.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));
vi.mock('@radix-ui/react-toast', () => ({
  Root: ({ className, children }: React.ComponentProps<'li'>) => (
    <li className={className}>{children}</li>
  ),
  Title: 'b',
  Description: 'span',
  Close: 'button',
}));

const hello = { title: 'Hello', text: 'A first toast.' };

test('a dismissed toast closes at once and is dropped after its delay', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  addToast(hello);
  const { id } = useToast() ?? { id: 0 };
  dismissToast(id);
  expect(useToast()).toEqual({ ...hello, id, isOpen: false });
  vi.advanceTimersByTime(toastRemovalDelayMs - 1);
  expect(useToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(useToast()).toBeNull();
});

test('a destructive toast has the same copy on another background', () => {
  const grounds = (['default', 'destructive'] as const).map((variant) => {
    const toast = { ...hello, variant, id: 1, isOpen: true };
    const html = renderToStaticMarkup(<Toast toast={toast} onDismiss={() => {}} />);
    expect(textOf(find(parse(html), 'li'))).toBe(`${hello.title} ${hello.text}`);
    return /background:(#?\w+)/.exec(html)?.[1];
  });
  expect(grounds).toEqual(Array(2).fill(expect.stringMatching(/\w/)));
  expect(grounds[0]).not.toBe(grounds[1]);
});
