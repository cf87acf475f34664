import { Agent, get } from 'node:http';

export interface Visits {
  answered: number;
  /** What went wrong, a sentence for each request that failed. */
  failures: string[];
}

/** Keeps asking for `url` on so many kept-alive connections; what it returns ends that and tells. */
export function sendVisitors(url: string, connections: number): () => Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visits: Visits = { answered: 0, failures: [] };
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      const failure = await failureOf(url, agent);
      if (failure) visits.failures.push(failure);
      else visits.answered += 1;
    }
  }

  const all = Array.from({ length: connections }, visit);
  return async () => {
    isOver = true;
    await Promise.all(all);
    agent.destroy();
    return visits;
  };
}

/** Why a request for a page failed, or null where all of the page came. */
function failureOf(url: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      let end = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        end = (end + part).slice(-20);
      });
      response.on('error', ({ message }) => resolve(message));
      response.on('end', () => {
        if (response.statusCode !== 200) resolve(`Status ${response.statusCode}`);
        else resolve(end.endsWith('</html>') ? null : 'The page was cut off');
      });
    });
    request.on('error', ({ message }) => resolve(message));
  });
}
