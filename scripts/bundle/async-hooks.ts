import hooks from 'node:async_hooks';

export const { AsyncResource } = hooks;

/**
 * Stands for `async_hooks` in the server's bundle. React keeps an `AsyncLocalStorage` for resource hints
 * that are given after an `await`, which this site never does; the first `run` of a real one has Node 20
 * and 22 call hooks for every callback and promise of the process from then on, a tenth of what sending
 * a page from memory costs.
 */
export class AsyncLocalStorage {
  run<Args extends unknown[], Result>(
    _store: unknown,
    callback: (...args: Args) => Result,
    ...args: Args
  ): Result {
    return callback(...args);
  }

  getStore(): undefined {
    return undefined;
  }
}
