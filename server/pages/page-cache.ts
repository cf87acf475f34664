import { compressStored, type StoredResponse } from '../files/stored-response.ts';

/** Rendered pages by name, ready to be sent; one of another period is as good as none. */
export function createPageCache() {
  const entries = new Map<string, { stored: StoredResponse; period: string }>();

  return {
    get(name: string, period: string): StoredResponse | undefined {
      const entry = entries.get(name);
      return entry?.period === period ? entry.stored : undefined;
    },

    /** Keeps a page as it is, and compressed as soon as that is done; resolves to it then. */
    async keep(name: string, period: string, stored: StoredResponse): Promise<StoredResponse> {
      entries.set(name, { stored, period });
      await compressStored(stored);
      return stored;
    },
  };
}
