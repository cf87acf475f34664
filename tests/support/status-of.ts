import { get } from 'node:http';

/** The status of the answer to `url`, or 0 where there is none. */
export function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}
