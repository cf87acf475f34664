import { expect, type Page, type Request } from '@playwright/test';
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

/** Expects the requests to carry nothing that was typed, and the page's address neither. */
export async function expectNothingSent(page: Page, requests: readonly Request[]): Promise<void> {
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    expect(await leaksOf(request)).toEqual([]);
  }
  expect(new URL(page.url()).search).toBe('');
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
