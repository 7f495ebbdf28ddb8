import "server-only";
import { getClientKey } from "#lib/http/client-ip.ts";
import { reportLimits } from "./limits.ts";

interface Sender {
  /** Null without an account. */
  reporterId: string | null;
  /** The address that a confirmation goes to; empty without one. */
  email: string;
}

/** Counts a report; false above a limit of the network, the account or the address. */
export async function isReportAllowed(headers: Pick<Headers, "get">, { reporterId, email }: Sender): Promise<boolean> {
  const { perClient, perUser, perEmail } = reportLimits();
  if (!(await perClient(getClientKey(headers)))) return false;
  if (reporterId !== null && !(await perUser(reporterId))) return false;
  return email === "" || (await perEmail(email));
}
