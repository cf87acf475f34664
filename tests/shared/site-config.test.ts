import { expect, test } from 'vitest';
import { configFromAttributes, configToAttributes } from '#shared/site-config.ts';

test.each([true, false])('the browser reads the config that the server wrote (%s)', (isIndexed) => {
  const config = {
    year: 2031,
    assetBase: 'https://files.example/assets/',
    siteUrl: 'https://site.example',
    isIndexed,
  };
  const attributes = configToAttributes(config);
  expect(Object.keys(attributes).every((name) => name.startsWith('data-'))).toBe(true);
  expect(configFromAttributes((name) => attributes[name] ?? null)).toEqual(config);
});
