import "server-only";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { reportLimits } from "./limits.ts";

/**
 * Counts a report.
 *
 * @param reporterId null without an account
 * @throws {ApiError} "tooMany" above a limit of the network or the account
 */
export async function countReport(headers: Pick<Headers, "get">, reporterId: string | null): Promise<void> {
  const { perClient, perUser } = reportLimits();
  await assertAllowed(
    [perClient, getClientKey(headers)],
    ...(reporterId === null ? [] : [[perUser, reporterId] as const]),
  );
}
