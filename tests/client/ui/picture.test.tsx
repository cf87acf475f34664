import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Picture } from '#client/ui/picture.tsx';
import pictures from '#data/pictures.json' with { type: 'json' };
import { onSite, renderOnSite } from '../../support/render.tsx';

const { gallery } = pictures;

function renderPicture(priority = false) {
  renderOnSite(<Picture name="gallery" alt="Roses" sizes="90vw" priority={priority} />);
  const image = screen.getByRole('img', { name: 'Roses' });
  return { image, sources: [...(image.parentElement?.querySelectorAll('source') ?? [])] };
}

const expectedSet = (extension: string) =>
  gallery.widths
    .map((width) => `/assets/gallery-${gallery.hash}-${width}.${extension} ${width}w`)
    .join(', ');

test('a picture offers every width in three formats, the smallest files first', () => {
  const { image, sources } = renderPicture();
  expect(gallery.widths.length).toBeGreaterThan(2);
  expect(sources.map((source) => [source.type, source.srcset])).toEqual([
    ['image/avif', expectedSet('avif')],
    ['image/webp', expectedSet('webp')],
  ]);
  expect(image.getAttribute('srcset')).toBe(expectedSet('jpg'));
});

test('each format knows how wide the picture is laid out', () => {
  const { image, sources } = renderPicture();
  expect([...sources, image].map((element) => element.getAttribute('sizes'))).toEqual(
    Array(3).fill('90vw'),
  );
});

test('a browser that knows none of this gets one of the files, with its proportions', () => {
  const { image } = renderPicture();
  expect(expectedSet('jpg')).toContain(`${image.getAttribute('src')} `);
  expect(Number(image.getAttribute('width'))).toBe(gallery.width);
  expect(Number(image.getAttribute('height'))).toBe(gallery.height);
});

test('a picture waits until it is near, unless it is the first thing seen', () => {
  expect(renderPicture().image.getAttribute('loading')).toBe('lazy');
});

/** The first picture of a page as the server sends it, and once React has hydrated it. */
async function hydratePicture() {
  const root = document.createElement('div');
  const content = onSite(<Picture name="gallery" alt="Roses" sizes="90vw" priority />);
  root.innerHTML = renderToString(content);
  const image = root.querySelector('img');
  const loadingFromServer = image?.getAttribute('loading');
  await act(async () => {
    const reactRoot = hydrateRoot(root, content);
    onTestFinished(() => act(() => reactRoot.unmount()));
  });
  return { image, loadingFromServer };
}

test('the first picture of a page is fetched at once and ahead of the rest', async () => {
  const { image, loadingFromServer } = await hydratePicture();
  expect(loadingFromServer).toBe('eager');
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});

test('on a page that is made in the browser the first picture waits for its place', () => {
  const { image } = renderPicture(true);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('no picture keeps the words beside it from being painted', () => {
  expect(renderPicture(true).image.getAttribute('decoding')).toBe('async');
});
