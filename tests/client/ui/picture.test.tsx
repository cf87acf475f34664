import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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

test.each([
  ['a picture', false, null],
  ['the first picture of a page made in the browser', true, 'high'],
])('%s is lazy', (_which, priority, fetchPriority) => {
  renderOnSite(picture(priority));
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('fetchpriority')).toBe(fetchPriority);
});

test('the first picture of a loaded page is fetched at once', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(onSite(picture(true)));
  const image = container.querySelector('img');
  renderOnSite(picture(true), '/', { container, hydrate: true });
  expect(container.contains(image)).toBe(true);
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});
