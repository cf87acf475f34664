import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findWebkit } from '#scripts/test/webkit.ts';
import { end, startScreen } from './webkit-session.ts';

/**
 * What WebKit's small browser prints of a page's console (for all the option's name, on standard error) until a line has the last words, the browser's
 * own messages too. It prints none while it is automated, so nobody drives it here.
 */
export async function readWebkitConsole(url: string, lastWords: string): Promise<string[]> {
  const commands = findWebkit();
  if (!commands) throw new Error('WebKit is not installed.');
  const screen = await startScreen(commands.screen);
  const browser = spawn(commands.browser, ['--enable-write-console-messages-to-stdout=true', url], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: browser.stderr })) {
    if (line.includes(lastWords)) break;
    if (line.includes('CONSOLE ')) lines.push(line);
  }
  await end(browser);
  await screen.close();
  return lines;
}
