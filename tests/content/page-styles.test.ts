import { expect, test } from 'vitest';
import { createTestApp } from '../support/app-under-test.ts';
import { fetchPages, find } from '../support/html.ts';

test('every class of a page has a rule in the page’s style element', async () => {
  for (const [path, page] of await fetchPages(createTestApp().app)) {
    const styles = find(page, 'style').text;
    const classes = new Set(
      page.querySelectorAll('[class]').flatMap((each) => [...each.classList.values()]),
    );
    expect(classes.size, path).toBeGreaterThan(10);
    const withoutRule = [...classes].filter((name) => !styles.includes(`.${name}`));
    expect(withoutRule, path).toEqual([]);
  }
});
