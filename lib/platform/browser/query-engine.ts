import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { ApiClientError } from "./api-client.ts";
import { getRetryDelayMs } from "./retry-delay.ts";

const staleTimeMs = 600_000;
const gcTimeMs = 900_000;
const maxRetries = 3;

/** Server errors, timeouts and rate limits may pass; other client errors will not. */
function shouldRetry(failures: number, error: Error): boolean {
  const isClientError = error instanceof ApiClientError && error.status < 500 && error.status !== 429;
  return failures < maxRetries && !isClientError;
}

/** Cache of the signed-in user's responses on this page; see query-client.ts. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleTimeMs,
      gcTime: gcTimeMs,
      refetchOnWindowFocus: false,
      retry: shouldRetry,
      retryDelay: (failures) => getRetryDelayMs(failures + 1),
    },
  },
});
client.mount();

export { QueryObserver };
