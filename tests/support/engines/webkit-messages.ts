declare global {
  interface Window {
    collectedMessages?: string[];
  }
}

/**
 * Collects in the page what it complains of from now on: WebKit's driver tells no console messages, and
 * under automation its browser prints none either.
 */
export function watchMessages(): void {
  const messages: string[] = [];
  window.collectedMessages = messages;
  for (const level of ['log', 'warn', 'error', 'debug', 'trace'] as const) {
    console[level] = (...words: unknown[]) => messages.push(words.map(String).join(' '));
  }
  const note = ({ message, target }: ErrorEvent) => {
    const address = target instanceof Element ? target.outerHTML : '';
    messages.push(message || `could not be had: ${address}`);
  };
  window.addEventListener('error', note, true);
  window.addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    messages.push(`${violatedDirective}: ${blockedURI}`),
  );
}

/** What was collected, with the files that could not be had. */
export function readMessages(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const lost = files.filter(({ responseStatus }) => responseStatus >= 400);
  if (!window.collectedMessages) throw new Error('Nobody has listened for messages.');
  return [...window.collectedMessages, ...lost.map(({ name }) => `lost: ${name}`)];
}
