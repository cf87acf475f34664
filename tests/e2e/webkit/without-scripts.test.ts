import { expect } from '@playwright/test';
import { headerCopy } from '#shared/copy/header-and-footer.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import { everyPage, headings } from '../../support/site-pages.ts';
import {
  click,
  expectFormToWork,
  expectNone,
  find,
  hover,
  open,
  resize,
  test,
} from '../../support/webkit.ts';

test.use({ hasScripts: false });

test('without scripts every page can be read, and drop-down and small-screen panel lead on', async ({
  driver,
}) => {
  for (const { path, heading } of everyPage) {
    await open(driver, path, false);
    await find(driver, 'main h1', heading);
    await find(driver, 'footer a', routes.services.label);
    // A script of the page would have set this attribute.
    expect(await driver.executeScript(() => document.documentElement.dataset.scroll)).toBeNull();
  }
  await hover(driver, await find(driver, 'header button', headerCopy.dropDown));
  for (const { title } of services) await find(driver, 'header li li a', title);
  await click(driver, await find(driver, 'header li li a', services[1]?.title));
  await find(driver, 'main h1', headings.services);
  await resize(driver, 460);
  await expectNone(driver, 'header nav a');
  await click(driver, await find(driver, 'header button', headerCopy.menu));
  await click(driver, await find(driver, 'header nav a', routes.partners.label));
  await find(driver, 'main h1', headings.partners);
  await expectNone(driver, 'header nav a');
});

test('without scripts the form is checked, sends nothing, confirms and clears', async ({
  driver,
}) => {
  await open(driver, routes.home.path, false);
  await expectFormToWork(driver, 'main [role=status]');
});
