/** A Cache Storage in memory, with the methods that lib/platform/offline uses. */
export function createCacheStorage(origin = "http://localhost"): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const toKey = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).href;

  const openCache = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => entries.get(toKey(request))?.clone(),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      put: async (request: RequestInfo | URL, response: Response) => void entries.set(toKey(request), response),
      delete: async (request: RequestInfo | URL) => entries.delete(toKey(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };

  return {
    open: async (name: string) => openCache(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    has: async (name: string) => stores.has(name),
    match: async (request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) => {
      for (const [name, entries] of stores) {
        const found = cacheName === undefined || cacheName === name ? entries.get(toKey(request)) : undefined;
        if (found) return found.clone();
      }
      return undefined;
    },
  };
}
