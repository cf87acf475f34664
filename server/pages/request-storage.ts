/**
 * Takes the place of Node's `AsyncLocalStorage` in React's renderer, which the build resolves to this file.
 * React needs the store only within `run`, as nothing suspends. On Node 20 the real one switches on async
 * hooks, which slow every promise of the process down.
 */
export class AsyncLocalStorage<Store> {
  #store: Store | undefined;

  run<Args extends unknown[]>(
    store: Store,
    callback: (...args: Args) => void,
    ...args: Args
  ): void {
    const outer = this.#store;
    this.#store = store;
    try {
      callback(...args);
    } finally {
      this.#store = outer;
    }
  }

  getStore(): Store | undefined {
    return this.#store;
  }
}
