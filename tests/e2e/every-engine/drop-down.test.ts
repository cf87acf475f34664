import { services } from '#shared/services.ts';
import { productionUrl } from '../../support/addresses.ts';
import { expectUnderHeader } from '../../support/engines/scrolling.ts';
import { clickOn, expectSight, focusOn, hoverOver } from '../../support/engines/sight.ts';
import { dropDown, serviceLink } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import { expectWhereabouts, openInteractive } from '../../support/engines/whereabouts.ts';

test.beforeEach(async ({ visitor }) => {
  await openInteractive(visitor, `${productionUrl}/gallery`);
});

test('hovering opens the drop-down with its three links, and leaving closes it', async ({
  visitor,
}) => {
  await hoverOver(visitor, dropDown);
  await expectSight(visitor, dropDown, { expanded: 'true' });
  for (const { title } of services) {
    await expectSight(visitor, serviceLink(title), { isVisible: true });
  }
  await visitor.moveMouse({ x: 640, y: 700 });
  await expectSight(visitor, dropDown, { expanded: 'false' });
  for (const { title } of services) {
    await expectSight(visitor, serviceLink(title), { isVisible: false });
  }
});

test('a click closes the drop-down that a click has opened', async ({ visitor }) => {
  await clickOn(visitor, dropDown);
  await expectSight(visitor, dropDown, { expanded: 'true' });
  await clickOn(visitor, dropDown);
  await expectSight(visitor, dropDown, { expanded: 'false' });
});

test('keys open the drop-down, go through it, and Escape gives the focus back', async ({
  visitor,
}) => {
  await focusOn(visitor, dropDown);
  await visitor.press('Enter');
  await expectSight(visitor, dropDown, { expanded: 'true' });
  for (const { title } of services) {
    await visitor.press('ArrowDown');
    await expectSight(visitor, serviceLink(title), { isFocused: true, isVisible: true });
  }
  await visitor.press('Escape');
  await expectSight(visitor, dropDown, { expanded: 'false', isFocused: true });
});

for (const { anchor, title } of services) {
  test(`choosing ${title} goes to its section under the header and closes the drop-down`, async ({
    visitor,
  }) => {
    await clickOn(visitor, dropDown);
    await clickOn(visitor, serviceLink(title));
    await expectWhereabouts(visitor, { path: `/services#${anchor}`, focused: title });
    await expectUnderHeader(visitor, anchor);
    await expectSight(visitor, dropDown, { expanded: 'false' });
  });
}
