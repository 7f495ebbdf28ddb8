import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { RefusedError } from "./ask-api.ts";

const freshMs = 600_000;
const goneMs = 900_000;
const mostRetries = 3;
const longestDelayMs = 30_000;

/** An answer somebody else's fault has kept away may come the next time; a refusal will be the same. */
function isWorthAnother(failures: number, error: Error): boolean {
  const isRefusal = error instanceof RefusedError && error.status < 500 && error.status !== 429;
  return failures < mostRetries && !isRefusal;
}

/** Remembers the answers of this page's reader. Only for whoever is signed in: see lib/query-client.ts. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      gcTime: goneMs,
      refetchOnWindowFocus: false,
      retry: isWorthAnother,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestDelayMs),
    },
  },
});
client.mount();

export { QueryObserver };
