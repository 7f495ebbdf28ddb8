import "server-only";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { reportLimits } from "./limits.ts";

interface Sender {
  /** Null without an account. */
  reporterId: string | null;
  /** The address that a confirmation goes to; empty without one. */
  email: string;
  /** Whether it is the address of the account. */
  isOwnEmail?: boolean;
}

/**
 * Counts a report.
 *
 * @throws {ApiError} "tooMany" above a limit of the network, the account or the address
 */
export async function countReport(
  headers: Pick<Headers, "get">,
  { reporterId, email, isOwnEmail = false }: Sender,
): Promise<void> {
  const { perClient, perUser, perEmail } = reportLimits();
  await assertAllowed(
    [perClient, getClientKey(headers)],
    ...(reporterId === null ? [] : [[perUser, reporterId] as const]),
    ...(email === "" ? [] : [[perEmail, toEmailKey(email, isOwnEmail)] as const]),
  );
}
