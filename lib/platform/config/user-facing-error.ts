/**
 * A problem the operator of the site can solve. The message is one line: the problem and its
 * solution.
 */
export class UserFacingError extends Error {
  override name = "UserFacingError";
}

export const diskFullMessage = "The disk is full. Free some space and start again.";

/** Formats an error: one line for a problem of the operator, else the stack. */
export function formatError(error: unknown): string {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) chain.push(cause);
  if (chain.some(isDiskFull)) return diskFullMessage;
  const userFacing = chain.find((cause) => cause instanceof UserFacingError);
  return userFacing?.message ?? chain[0]?.stack ?? String(error);
}

function isDiskFull(error: Error): boolean {
  // 53100 is disk_full in PostgreSQL.
  const hasDiskFullCode = "code" in error && (error.code === "ENOSPC" || error.code === "53100");
  return hasDiskFullCode || error.message.includes("No space left on device");
}
