import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Picture } from '#client/ui/picture.tsx';
import pictures from '#data/pictures.json' with { type: 'json' };
import { onSite, renderOnSite } from '../../support/render.tsx';

const { gallery } = pictures;

const picture = (priority = false) => <Picture name="gallery" sizes="90vw" priority={priority} />;

const fileOf = (width: number, extension: string) =>
  `/assets/gallery-${gallery.hash}-${width}.${extension}`;

test('a picture offers every width as AVIF and one JPEG', () => {
  renderOnSite(picture());
  const image = screen.getByRole<HTMLImageElement>('img', { name: gallery.alt });
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  const set = gallery.widths.map((width) => `${fileOf(width, 'avif')} ${width}w`);
  expect(gallery.widths.length).toBeGreaterThan(2);
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', set.join(', '), '90vw'],
  ]);
  expect(image.getAttribute('src')).toBe(fileOf(gallery.width, 'jpg'));
  expect([image.width, image.height]).toEqual([gallery.width, gallery.height]);
});

test('a picture is fetched when it comes near', () => {
  renderOnSite(picture());
  const image = screen.getByRole('img', { name: gallery.alt });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('fetchpriority')).toBeNull();
});

test('the first picture of a page is fetched at once', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(onSite(picture(true)));
  const image = root.querySelector('img');
  expect(image?.getAttribute('loading')).toBe('eager');
  await act(async () => {
    const reactRoot = hydrateRoot(root, onSite(picture(true)));
    onTestFinished(() => act(() => reactRoot.unmount()));
  });
  expect(root.contains(image)).toBe(true);
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});

test('the first picture of a page made in the browser is lazy', () => {
  renderOnSite(picture(true));
  const image = screen.getByRole('img', { name: gallery.alt });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});
