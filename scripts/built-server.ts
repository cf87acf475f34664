import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './bundle/folders.ts';

/** Starts the built server on a free port. Returns its address and what stops it. */
export async function startBuiltServer(): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const { address } = JSON.parse(line);
    if (address) return { url: `http://localhost:${address.port}`, stop: () => server.kill() };
  }
  throw new Error('The built server ended before it listened.');
}
