import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findWebkit } from '#scripts/browsers/webkit.ts';
import { end, startScreen } from './webkit-session.ts';

/**
 * What WebKit's small browser prints of a page's console until a line has the last words, the browser's
 * own messages too. It prints none while it is automated, so nobody drives it here.
 */
export async function readWebkitConsole(url: string, lastWords: string): Promise<string[]> {
  const commands = findWebkit();
  if (!commands) throw new Error('WebKit is not installed.');
  const screen = await startScreen(commands.screen);
  const browser = spawn(
    'sh',
    [
      '-c',
      'exec "$0" "$@" 2>&1',
      commands.browser,
      '--enable-write-console-messages-to-stdout=true',
      url,
    ],
    { env: { ...process.env, DISPLAY: screen.display }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const printed: string[] = [];
  for await (const line of createInterface({ input: browser.stdout })) {
    printed.push(line);
    if (line.includes(lastWords)) break;
  }
  await end(browser);
  await screen.close();
  if (!printed.at(-1)?.includes(lastWords)) throw new Error(`It broke off: ${printed.join(' ')}`);
  return printed.slice(0, -1).filter((line) => line.includes('CONSOLE '));
}
