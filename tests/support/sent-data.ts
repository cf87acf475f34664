import type { Page, Request } from '@playwright/test';
import { typed } from './contact-form.ts';

/** Every request that the page makes from now on, in order. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('websocket', (socket) => {
    throw new Error(`The page opened a socket to ${socket.url()}.`);
  });
  return requests;
}

const traces = Object.values(typed).flatMap((value) => value.split(/\s+/));

/** The words of the visitor's that are in a request's address, headers or body, however encoded. */
export async function leaksOf(request: Request): Promise<string[]> {
  const parts = [
    request.url(),
    request.postData() ?? '',
    JSON.stringify(await request.allHeaders().catch(() => request.headers())),
  ];
  const text = parts.map((part) => `${part} ${safelyDecoded(part)}`).join(' ');
  return traces.filter((word) => word.length > 4 && text.includes(word));
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
