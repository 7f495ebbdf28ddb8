import "server-only";
import { type ApiClient, findApiClient } from "#lib/platform/auth/client-tokens.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { createRateLimiter, type RateLimiter, type RateQuota } from "#lib/platform/http/rate-limit.ts";

const windowMs = 60_000;

/** Requests of one network or user: through a program with a token, and without one. */
const limits = {
  client: createRateLimiter({ name: "api-client", maxCount: 1200, windowMs }),
  user: createRateLimiter({ name: "api-user", maxCount: 600, windowMs }),
  network: createRateLimiter({ name: "api-network", maxCount: 240, windowMs }),
};

/**
 * Finds out which program sends a request. A token is not required: the site's own pages and open
 * readers have none. One that is sent must be valid.
 *
 * @throws {ApiError} "client"
 */
export async function identifyClient(headers: Headers): Promise<ApiClient | null> {
  const authorization = headers.get("authorization");
  if (authorization === null) return null;
  const [, token] = /^Bearer +([\w-]{20,200})$/i.exec(authorization) ?? [];
  const client = token === undefined ? null : await findApiClient(token);
  if (!client) throw new ApiError("client");
  return client;
}

interface Sender {
  client: ApiClient | null;
  userId: string | null;
  /** A limit of the operation for networks, instead of the common one. */
  limiter?: RateLimiter;
}

/**
 * Counts a request; tells whether it is within the limit, what is left of it, and when the next one
 * is allowed. Every copy of an
 * app has the same token, so that each network and user of it counts for itself.
 */
export async function countRequest(headers: Headers, { client, userId, limiter }: Sender) {
  const network = getClientKey(headers);
  const own = client ? ([limits.client, `${client.id} ${userId ?? network}`] as const) : null;
  const [counted, key] = own ?? (userId === null ? [limiter ?? limits.network, network] : [limits.user, userId]);
  const isAllowed = await counted(key);
  const quota = await counted.getQuota(key);
  return { isAllowed, quotaHeaders: toQuotaHeaders(quota), retrySeconds: quota.resetSeconds };
}

/** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function toQuotaHeaders({ limit, windowSeconds, remaining, resetSeconds }: RateQuota): Record<string, string> {
  return {
    "ratelimit-policy": `"default";q=${limit};w=${windowSeconds}`,
    ratelimit: `"default";r=${remaining};t=${resetSeconds}`,
  };
}
