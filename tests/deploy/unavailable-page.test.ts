import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { outputFolders } from '#scripts/folders.ts';
import { hashSource } from '#server/pages/security-headers.ts';

const page = parse(readFileSync(`${outputFolders('production').out}/unavailable.html`, 'utf8'));

test('the policy of the page of the proxy admits its style alone', () => {
  const [policy, style] = page.querySelectorAll('[http-equiv=Content-Security-Policy], style');
  expect(policy?.getAttribute('content')).toContain(`style-src ${hashSource(style?.text ?? '')} `);
  expect(policy?.getAttribute('content')).not.toContain('frame-ancestors');
  expect(style?.text).toContain('@font-face');
  expect(page.querySelector('script')).toBeNull();
});
